import { loadScript, onEmbedLoaded } from '@slipstream/embed-page';

/** What Tock's script calls when it comes; until then what is said to it waits. */
interface Tock {
	( ...args: unknown[] ): void;
	callMethod?: ( ...args: unknown[] ) => void;
	push: Tock;
	loaded: boolean;
	version: string;
	queue: unknown[];
}

function queue(): Tock {
	const tock = ( ( ...args: unknown[] ) =>
		tock.callMethod
			? tock.callMethod( ...args )
			: tock.queue.push( args ) ) as Tock;
	return Object.assign( tock, {
		push: tock,
		loaded: true,
		version: '1.0',
		queue: [],
	} );
}

onEmbedLoaded( '#Tock_widget_container[data-name]', async ( { dataset } ) => {
	const own = window as { tock?: Tock };
	own.tock ??= queue();
	own.tock( 'init', dataset.name );
	await loadScript( 'https://www.exploretock.com/tock.js' );
} );
