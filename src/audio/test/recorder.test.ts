import { createRecorder } from '..';
import type { RecorderDeps } from '..';

/** A microphone that says when it is let go. */
function microphone() {
	const track = { stop: jest.fn() };
	const stream: Partial< MediaStream > = {
		getTracks: () => [
			track as Partial< MediaStreamTrack > as MediaStreamTrack,
		],
	};
	return { track, stream: stream as MediaStream };
}

/** The browser's recorder, as far as it is used: states and events as the standard has them. */
class Machine extends EventTarget {
	state: RecordingState = 'inactive';
	slice = 0;
	constructor(
		readonly stream: MediaStream,
		readonly options: { mimeType?: string }
	) {
		super();
	}
	get mimeType() {
		return this.options.mimeType ?? '';
	}
	start( slice: number ) {
		this.slice = slice;
		this.state = 'recording';
	}
	pause() {
		this.state = 'paused';
	}
	resume() {
		this.state = 'recording';
	}
	stop() {
		this.state = 'inactive';
		this.give( 'end' );
		this.dispatchEvent( new Event( 'stop' ) );
	}
	give( text: string ) {
		const data = new Blob( [ text ] );
		this.dispatchEvent(
			Object.assign( new Event( 'dataavailable' ), { data } )
		);
	}
}

function setUp( deps: RecorderDeps = {} ) {
	const { stream, track } = microphone();
	const machines: Machine[] = [];
	let now = 1000;
	const recorder = createRecorder( {
		getMicrophone: () => Promise.resolve( stream ),
		createRecorder: ( from, options ) => {
			const machine = new Machine( from, options );
			machines.push( machine );
			return machine as Partial< MediaRecorder > as MediaRecorder;
		},
		isTypeSupported: ( type ) => type === 'audio/webm',
		createAudioContext: () => null,
		now: () => now,
		...deps,
	} );
	return {
		recorder,
		track,
		machines,
		pass: ( ms: number ) => {
			now += ms;
		},
		state: () => recorder.snapshot().state,
	};
}

describe( 'a recorder', () => {
	it( 'records, pauses, goes on and hands over what it heard', async () => {
		const { recorder, machines, pass, state, track } = setUp();
		expect( state() ).toBe( 'inactive' );
		await recorder.start();
		expect( state() ).toBe( 'recording' );
		pass( 700 );
		recorder.pause();
		expect( state() ).toBe( 'paused' );
		pass( 5000 );
		recorder.resume();
		pass( 300 );
		machines[ 0 ]?.give( 'some' );
		expect( recorder.snapshot().duration ).toBe( 1000 );
		expect( recorder.soFar()?.size ).toBe( 4 );
		const audio = await recorder.stop();
		expect( state() ).toBe( 'inactive' );
		expect( audio?.size ).toBe( 'someend'.length );
		expect( audio?.type ).toBe( 'audio/webm' );
		expect( track.stop ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'prefers MP4', async () => {
		const { recorder, machines } = setUp( { isTypeSupported: () => true } );
		await recorder.start();
		expect( machines[ 0 ]?.mimeType ).toBe( 'audio/mp4;codecs=mp4a.40.2' );
	} );

	it( 'takes no slices of less than 100 ms', async () => {
		const { recorder, machines } = setUp();
		await recorder.start( 1 );
		expect( machines[ 0 ]?.slice ).toBe( 100 );
	} );

	it( 'ignores what makes no sense in its state', async () => {
		const { recorder, machines, state } = setUp();
		recorder.pause();
		recorder.resume();
		expect( await recorder.stop() ).toBeNull();
		expect( state() ).toBe( 'inactive' );
		await recorder.start();
		await recorder.start();
		recorder.resume();
		expect( machines ).toHaveLength( 1 );
		expect( state() ).toBe( 'recording' );
	} );

	it( 'says why there is no microphone, and can be tried again', async () => {
		const refused = new Error( 'no' );
		refused.name = 'NotAllowedError';
		const granted = microphone();
		const answers = [
			Promise.reject( refused ),
			Promise.resolve( granted.stream ),
		];
		const { recorder, state } = setUp( {
			getMicrophone: () => answers.shift() ?? Promise.reject( refused ),
		} );
		await recorder.start();
		expect( state() ).toBe( 'error' );
		expect( recorder.snapshot().error?.message ).toMatch(
			/blocked the microphone/
		);
		await recorder.start();
		expect( state() ).toBe( 'recording' );
		expect( recorder.snapshot().error ).toBeNull();
	} );

	it( 'keeps what it has when the browser gives up', async () => {
		const { recorder, machines, state, track } = setUp();
		await recorder.start();
		machines[ 0 ]?.give( 'half' );
		machines[ 0 ]?.dispatchEvent( new Event( 'error' ) );
		expect( state() ).toBe( 'error' );
		expect( track.stop ).toHaveBeenCalled();
		expect( recorder.soFar()?.size ).toBe( 4 );
	} );

	it( 'forgets what is discarded, and lets the microphone go once', async () => {
		const { recorder, state, track } = setUp();
		await recorder.start();
		recorder.discard();
		recorder.discard();
		expect( state() ).toBe( 'inactive' );
		expect( recorder.soFar() ).toBeNull();
		expect( recorder.snapshot().duration ).toBe( 0 );
		expect( track.stop ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'gives back a microphone that is granted too late', async () => {
		const late = microphone();
		let grant: ( stream: MediaStream ) => void = () => undefined;
		const { recorder, state } = setUp( {
			getMicrophone: () =>
				new Promise( ( resolve ) => {
					grant = resolve;
				} ),
		} );
		const started = recorder.start();
		recorder.discard();
		grant( late.stream );
		await started;
		expect( state() ).toBe( 'inactive' );
		expect( late.track.stop ).toHaveBeenCalled();
	} );
} );
