import { useEffect } from "react";
import type { StoreApi } from "zustand/vanilla";
import type { TableState } from "../engine/table.ts";
import { type Scene, sceneOf } from "./scene.ts";

/** From the tab in which a game is played to those that show it: the latest scene, and again for whoever comes later. */
const NAME = "rulebound.overlay";

type Message = { readonly type: "ask" } | { readonly type: "scene"; readonly scene: Scene };

/** Tells other tabs of a game at one's own table. Online games are watched at the server, later. */
export function useBroadcast(store: StoreApi<TableState>, isLive: boolean): void {
  useEffect(() => {
    if (!isLive || typeof BroadcastChannel === "undefined") return;
    const channel = new BroadcastChannel(NAME);
    const tell = (): void => {
      const state = store.getState();
      const scene = state.frame?.online === true ? null : sceneOf(state);
      if (scene !== null) channel.postMessage({ type: "scene", scene } satisfies Message);
    };
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.type === "ask") tell();
    };
    const unwatch = store.subscribe((now, before) => {
      if (now.frame !== before.frame) tell();
    });
    tell();
    return () => {
      unwatch();
      channel.close();
    };
  }, [store, isLive]);
}

/** Hears of the game in another tab; returns what ends it. */
export function hearScenes(hear: (scene: Scene) => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.type === "scene") hear(data.scene);
  };
  channel.postMessage({ type: "ask" } satisfies Message);
  return () => channel.close();
}
