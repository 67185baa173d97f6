import { noteQuota } from '@slipstream/plans';
import { speak } from '@wordpress/a11y';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { endMessage, isUsedUp, spokenEnd } from '../logic/endings';
import { rememberRun } from '../logic/last-run';
import { run } from '../logic/run';
import { lookedAt, progressText } from '../logic/messages';
import { runDeps } from './run-deps';
import type { AltImage, AltState } from '@slipstream/ai-alt';
import type { Ending } from '../logic/endings';

/** How a run stands. */
export interface RunState {
	phase: 'idle' | 'running' | 'stopping' | 'ended';
	done: number;
	failed: number;
	/** Images that somebody else was having written. */
	taken: number;
	total: number;
	/** The image that is being looked at, or was last. */
	image?: AltImage;
	/** Seconds that are waited now. */
	pause?: number;
	end?: Ending;
	/** Why it ended before its time. */
	message: string;
}

/** A run, and what starts and stops it. */
export interface Run extends RunState {
	isBusy: boolean;
	start: ( from: AltState, total: number ) => void;
	stop: () => void;
}

const IDLE: RunState = {
	phase: 'idle',
	done: 0,
	failed: 0,
	taken: 0,
	total: 0,
	image: undefined,
	end: undefined,
	message: '',
};

/** Lets only one page of this browser run at a time; null where another one does. */
function alone< T >( work: () => Promise< T > ): Promise< T | null > {
	return navigator.locks
		? navigator.locks.request(
				'slipstream-alt-run',
				{ ifAvailable: true },
				( lock ) => ( lock ? work() : null )
			)
		: work();
}

/** A run that a lost connection has ended goes on when it is back. */
function useResume( isOffline: boolean, resume: () => void ): void {
	const latest = useRef( resume );
	latest.current = resume;
	useEffect( () => {
		if ( ! isOffline ) {
			return;
		}
		const onLine = () => latest.current();
		window.addEventListener( 'online', onLine );
		return () => window.removeEventListener( 'online', onLine );
	}, [ isOffline ] );
}

/** The state of a run, which its callbacks can read at any time. */
function useLiveState() {
	const [ state, setState ] = useState< RunState >( IDLE );
	const live = useRef< RunState >( IDLE );
	const set = ( change: Partial< RunState > ) => {
		live.current = { ...live.current, ...change };
		setState( live.current );
	};
	return { state, now: () => live.current, set };
}

/**
 * Writes the texts of many images.
 *
 * @param among    Only these images; all when empty.
 * @param onChange Gets each image that has changed.
 * @param onEnd    Called at the end.
 */
export function useRun(
	among: readonly number[],
	onChange: ( image: AltImage, from: AltState ) => void,
	onEnd: () => void
): Run {
	const { state, now, set } = useLiveState();
	const controller = useRef< AbortController | undefined >( undefined );
	const group = useRef< AltState >( 'open' );
	// What is shown may be another page by the time that an image is done.
	const latest = useRef( onChange );
	latest.current = onChange;

	function finish( end: Ending ): void {
		controller.current = undefined;
		if ( isUsedUp( end ) ) {
			noteQuota();
		}
		if ( end?.kind === 'done' ) {
			rememberRun();
		}
		const message = endMessage( end );
		set( { phase: 'ended', pause: undefined, end, message } );
		speak( spokenEnd( end, progressText( now() ) ), 'assertive' );
		onEnd();
	}

	function start( from: AltState, total: number ): void {
		if ( controller.current ) {
			return;
		}
		const own = new AbortController();
		controller.current = own;
		group.current = from;
		set( { ...IDLE, phase: 'running', total } );
		rememberRun( { done: 0, total } );
		speak( __( 'Writing alternative texts…', 'slipstream' ) );
		const deps = runDeps( {
			from,
			among,
			now,
			set,
			onChange: ( ...change ) => latest.current( ...change ),
		} );
		void alone( () => run( deps, own.signal ) ).then( finish );
	}

	const isOffline = state.phase === 'ended' && state.end?.kind === 'offline';
	useResume( isOffline, () =>
		start( group.current, state.total - lookedAt( state ) )
	);
	useEffect( () => () => controller.current?.abort(), [] );

	return {
		...state,
		isBusy: state.phase === 'running' || state.phase === 'stopping',
		start,
		stop() {
			set( { phase: 'stopping', pause: undefined } );
			controller.current?.abort();
		},
	};
}
