/** An answer in the tree, with what came of it. Values are chances to win, for the seat that searches. */
export class Node {
  visits = 0;
  total = 0;
  /** How often it could have been chosen. */
  offered = 0;
  readonly children = new Map<number, Node>();
}
