import type { RoomView } from "@rulebound/protocol";
import { useMemo } from "react";
import type { Besides } from "../../board/index.tsx";
import type { OnlineRoom } from "../../online/room.ts";
import { Clocks } from "./clocks.tsx";
import { LostLine } from "./lost.tsx";
import { TakeBack } from "./take-back.tsx";
import { LastWords, TalkButton, TalkDrawer } from "./talk-drawer.tsx";

/** What a table of the server has beside the game: clocks, who is away, what somebody asks for, and the talk where one wants it. */
export const useBesides = (room: OnlineRoom, view: RoomView): Besides =>
  useMemo(
    () => ({
      tool: <TalkButton room={room} />,
      strip: (
        <>
          <Clocks room={room} view={view} />
          <LostLine room={room} />
        </>
      ),
      over: (
        <>
          <LastWords room={room} />
          <TakeBack room={room} view={view} />
          <TalkDrawer room={room} view={view} />
        </>
      ),
    }),
    [room, view],
  );
