import { CASE_LINK, carries, caseFragment, caseInFragment } from "@rulebound/protocol/links";
import { addressOf } from "../../app/base.ts";

/** A case within a link. Throws a LinkError where it is too long for one. */
export const linkTo = async (text: string): Promise<string> => addressOf(`judge#${await caseFragment(text)}`);

export const isCaseLink = (hash: string): boolean => carries(hash, CASE_LINK);

/** Throws where the link is damaged. */
export const textOfLink = caseInFragment;
