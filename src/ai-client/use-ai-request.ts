import {
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
	useSyncExternalStore,
} from '@wordpress/element';
import { RequestMachine } from './request-machine';
import { SuggestionsEventSource } from './suggestions-event-source';
import { VersionStore } from './versions';
import type { AiRequestState } from './request-state';
import type { RequestOptions } from './types';
import type { Versions } from './versions';

export interface AiRequestOptions extends Omit< RequestOptions, 'postId' > {
	/** Gives the post that it is about when a request is sent. */
	postId?: () => RequestOptions[ 'postId' ];
	/** Makes the source of one request; read once. */
	createSource?: () => SuggestionsEventSource;
}

type Machine< Issue > = Pick<
	RequestMachine< Issue >,
	'send' | 'retry' | 'continueText' | 'stop' | 'reset' | 'report' | 'dismiss'
>;

/** Requests of a surface, one at a time. All functions stay the same from render to render. */
export interface AiRequest< Version = never, Issue = never >
	extends AiRequestState, Machine< Issue > {
	versions: Versions< Version >;
	/** Whether the newest version is shown, and was stopped or broke off. */
	isCutOff: boolean;
	setVersions: (
		change: ( versions: Versions< Version > ) => Versions< Version >
	) => void;
}

/**
 * The one way in which surfaces ask AI: it owns offline, stop, retry, continue, the kept partial text and the versions. The surface says
 * what is asked and where answers go, see AiJob. A surface that goes stops what runs, and still gets the text that had arrived.
 *
 * @param options What goes with each request; the newest counts.
 */
export function useAiRequest< Version = never, Issue = never >(
	options: AiRequestOptions = {}
): AiRequest< Version, Issue > {
	const latest = useRef( options );
	useLayoutEffect( () => {
		latest.current = options;
	} );
	const [ machine ] = useState(
		() =>
			new RequestMachine< Issue >( {
				createSource:
					options.createSource ??
					( () => new SuggestionsEventSource() ),
				options() {
					const { postId, createSource, ...more } = latest.current;
					return { ...more, postId: postId?.() };
				},
			} )
	);
	const [ kept ] = useState( () => new VersionStore< Version >() );
	const versions = useSyncExternalStore( kept.subscribe, kept.get );
	const state = useSyncExternalStore( machine.subscribe, machine.getState );
	useEffect( () => machine.stop, [ machine ] );
	const { send, retry, continueText, stop, reset, report, dismiss } = machine;
	return {
		...state,
		send,
		retry,
		continueText,
		stop,
		reset,
		report,
		dismiss,
		versions,
		isCutOff:
			state.canContinue &&
			versions.list.length > 0 &&
			versions.shown === versions.list.length - 1,
		setVersions: kept.set,
	};
}
