export default {
  reading: {
    title: "How to read a card",
    kinds: "Kinds of cards",
    kindsSay:
      "Top left: the cost, in Energy and in Power of a domain. Bottom right: the Might of a unit. The frame has the colours of its domains.",
    play: "Cards in play",
    playSays:
      "Might that has changed bears an arrow. A burst is damage; turned and in the shade means exhausted; the signs at the right edge are keywords and states.",
    large: "To be read",
  },
};
