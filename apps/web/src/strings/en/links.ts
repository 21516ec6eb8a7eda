export default {
  openAt: "Open this deck at",
  docs: "Docs",
  copy: "Copy a link to this",
  copied: "The link is copied.",
  open: "Open in Rulebound",
  damaged: "This link cannot be shown:",
  step: (step: number, all: number) => `Step ${step} of ${all}`,
  start: "The board at the start",
  back: "Step back",
  on: "Step on",
};
