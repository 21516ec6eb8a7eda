/** What runs in the processes of `simulate` and the like: a bundle of its own, with nothing in it but the game. */
import { playOrders } from "@rulebound/lab/player";

playOrders();
