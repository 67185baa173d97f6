/** The two animation functions of the browser. */
export interface Frames {
	request: ( callback: () => void ) => number;
	cancel: ( id: number ) => void;
}

const browserFrames: Frames = {
	request: ( callback ) => globalThis.requestAnimationFrame( callback ),
	cancel: ( id ) => globalThis.cancelAnimationFrame( id ),
};

/** Holds the newest text until the next animation frame. */
export interface FrameBuffer {
	push: ( text: string ) => void;
	/** Delivers what is held now. */
	flush: () => void;
	/** Forgets what is held. */
	clear: () => void;
}

/**
 * A buffer that delivers at most once per frame, however often text comes.
 *
 * @param deliver Gets the newest text.
 * @param frames  Animation functions; the browser's by default.
 */
export function createFrameBuffer(
	deliver: ( text: string ) => void,
	frames: Frames = browserFrames
): FrameBuffer {
	let held: string | undefined;
	let frame: number | undefined;

	function clear(): void {
		held = undefined;
		if ( frame !== undefined ) {
			frames.cancel( frame );
			frame = undefined;
		}
	}

	function flush(): void {
		const text = held;
		clear();
		if ( text !== undefined ) {
			deliver( text );
		}
	}

	return {
		push( text ) {
			held = text;
			frame ??= frames.request( flush );
		},
		flush,
		clear,
	};
}
