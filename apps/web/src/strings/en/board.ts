export default {
  soon: "This page is being written.",
};
