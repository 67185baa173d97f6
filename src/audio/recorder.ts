import { PluginError } from '@slipstream/errors';
import { askForMicrophone, microphoneError } from './microphone';

/** How a recorder stands. */
export type RecorderState = 'inactive' | 'recording' | 'paused' | 'error';

/** The shortest pieces that a recorder hands over, in ms. */
export const MIN_SLICE = 100;

/** Safari records the first, everybody else at least the last. */
const FORMATS = [ 'audio/mp4;codecs=mp4a.40.2', 'audio/mp4', 'audio/webm' ];

/** What a screen shows of a recorder. */
export interface RecorderSnapshot {
	state: RecorderState;
	/** Recorded so far, in ms, without pauses. */
	duration: number;
	error: PluginError | null;
	/** Hears what the microphone hears; null while nothing is recorded. */
	analyser: AnalyserNode | null;
}

/** What a recorder needs from the browser. */
export interface RecorderDeps {
	getMicrophone?: () => Promise< MediaStream >;
	createRecorder?: (
		stream: MediaStream,
		options: { mimeType?: string }
	) => MediaRecorder;
	isTypeSupported?: ( type: string ) => boolean;
	createAudioContext?: () => AudioContext | null;
	now?: () => number;
}

/** Records speech. */
export interface Recorder {
	snapshot: () => RecorderSnapshot;
	subscribe: ( listener: () => void ) => () => void;
	/** Asks for the microphone and records. Does nothing while it records. */
	start: ( slice?: number ) => Promise< void >;
	pause: () => void;
	resume: () => void;
	/** Ends the recording and hands it over; null where there was none. */
	stop: () => Promise< Blob | null >;
	/** Ends the recording and throws it away. */
	discard: () => void;
	/** Everything recorded so far, also while it goes on. */
	soFar: () => Blob | null;
}

const INITIAL: RecorderSnapshot = {
	state: 'inactive',
	duration: 0,
	error: null,
	analyser: null,
};

/** One recording that is being made. */
interface Take {
	recorder: MediaRecorder;
	stream: MediaStream;
	context: AudioContext | null;
	chunks: Blob[];
	ended: Promise< void >;
	isReleased: boolean;
}

/** What of a recorder stops with it. */
function release( take: Take ): void {
	if ( ! take.isReleased ) {
		take.isReleased = true;
		take.stream.getTracks().forEach( ( track ) => track.stop() );
		void take.context?.close();
	}
}

function blobOf( { chunks, recorder }: Take ): Blob | null {
	return chunks.length > 0
		? new Blob( chunks, { type: recorder.mimeType || 'audio/webm' } )
		: null;
}

/** Lets a picture of the sound be drawn; recording goes on where that is not possible. */
function analyse(
	context: AudioContext | null,
	stream: MediaStream
): AnalyserNode | null {
	if ( ! context ) {
		return null;
	}
	const analyser = context.createAnalyser();
	analyser.fftSize = 512;
	context.createMediaStreamSource( stream ).connect( analyser );
	return analyser;
}

/** Counts time that is not paused. */
function createStopwatch( now: () => number ) {
	let before = 0;
	let since: number | undefined;
	const total = () => before + ( since === undefined ? 0 : now() - since );
	return {
		total,
		run() {
			since ??= now();
		},
		halt() {
			before = total();
			since = undefined;
		},
	};
}

type Surroundings = Required< RecorderDeps >;

const BROWSER: Surroundings = {
	getMicrophone: askForMicrophone,
	createRecorder: ( stream, options ) => new MediaRecorder( stream, options ),
	isTypeSupported: ( type ) => MediaRecorder.isTypeSupported( type ),
	createAudioContext: () =>
		typeof AudioContext === 'undefined' ? null : new AudioContext(),
	now: () => performance.now(),
};

/** The one way a recorder is made; its functions can be handed on alone. */
class SpeechRecorder implements Recorder {
	readonly #around: Surroundings;
	readonly #listeners = new Set< () => void >();
	#shown = INITIAL;
	#take: Take | undefined;
	#watch: ReturnType< typeof createStopwatch >;
	/* Grows with each start and discard: a microphone that is granted after that is given back. */
	#turn = 0;

	constructor( around: Surroundings ) {
		this.#around = around;
		this.#watch = createStopwatch( around.now );
	}

	snapshot = (): RecorderSnapshot => this.#shown;

	subscribe = ( listener: () => void ): ( () => void ) => {
		this.#listeners.add( listener );
		return () => this.#listeners.delete( listener );
	};

	start = async ( slice = 1000 ): Promise< void > => {
		if ( this.#isTaking() ) {
			return;
		}
		const own = ++this.#turn;
		this.#forget( { error: null } );
		try {
			const stream = await this.#around.getMicrophone();
			if ( own === this.#turn ) {
				this.#begin( stream, slice );
			} else {
				stream.getTracks().forEach( ( track ) => track.stop() );
			}
		} catch ( thrown ) {
			if ( own === this.#turn ) {
				this.#fail( thrown );
			}
		}
	};

	pause = (): void => {
		if ( this.#shown.state === 'recording' ) {
			this.#take?.recorder.pause();
			this.#watch.halt();
			this.#show( { state: 'paused' } );
		}
	};

	resume = (): void => {
		if ( this.#shown.state === 'paused' ) {
			this.#take?.recorder.resume();
			this.#watch.run();
			this.#show( { state: 'recording' } );
		}
	};

	stop = async (): Promise< Blob | null > => {
		const own = this.#take;
		if ( ! own ) {
			return null;
		}
		if ( own.recorder.state !== 'inactive' ) {
			own.recorder.stop();
			await own.ended;
		}
		release( own );
		this.#watch.halt();
		if ( this.#take === own ) {
			this.#show( { state: 'inactive', analyser: null } );
		}
		return blobOf( own );
	};

	discard = (): void => {
		this.#turn++;
		const own = this.#take;
		this.#forget( { state: 'inactive', analyser: null, error: null } );
		if ( own && own.recorder.state !== 'inactive' ) {
			own.recorder.stop();
		}
		if ( own ) {
			release( own );
		}
	};

	soFar = (): Blob | null => ( this.#take ? blobOf( this.#take ) : null );

	#isTaking(): boolean {
		return [ 'recording', 'paused' ].includes( this.#shown.state );
	}

	#show( change: Partial< RecorderSnapshot > ): void {
		this.#shown = {
			...this.#shown,
			...change,
			duration: this.#watch.total(),
		};
		this.#listeners.forEach( ( listener ) => listener() );
	}

	#forget( change: Partial< RecorderSnapshot > ): void {
		this.#take = undefined;
		this.#watch = createStopwatch( this.#around.now );
		this.#show( change );
	}

	#fail( thrown: unknown ): void {
		this.#watch.halt();
		if ( this.#take ) {
			release( this.#take );
		}
		const error = PluginError.isInstance( thrown )
			? thrown
			: microphoneError( thrown );
		this.#show( { state: 'error', error, analyser: null } );
	}

	#begin( stream: MediaStream, slice: number ): void {
		const { createRecorder: create, isTypeSupported } = this.#around;
		const mimeType = FORMATS.find( isTypeSupported );
		const recorder = create( stream, mimeType ? { mimeType } : {} );
		const context = this.#around.createAudioContext();
		const chunks: Blob[] = [];
		const ended = new Promise< void >( ( resolve ) =>
			recorder.addEventListener( 'stop', () => resolve(), { once: true } )
		);
		const own: Take = {
			recorder,
			stream,
			context,
			chunks,
			ended,
			isReleased: false,
		};
		this.#take = own;
		recorder.addEventListener( 'dataavailable', ( { data } ) => {
			if ( data.size > 0 && this.#take === own ) {
				chunks.push( data );
				this.#show( {} );
			}
		} );
		recorder.addEventListener( 'error', ( event ) => {
			if ( this.#take === own ) {
				this.#fail( event );
			}
		} );
		recorder.start( Math.max( MIN_SLICE, slice ) );
		this.#watch.run();
		this.#show( {
			state: 'recording',
			analyser: analyse( context, stream ),
		} );
	}
}

/**
 * A recorder. Calls that make no sense in its state do nothing.
 *
 * @param deps The browser's own by default.
 */
export function createRecorder( deps: RecorderDeps = {} ): Recorder {
	return new SpeechRecorder( { ...BROWSER, ...deps } );
}
