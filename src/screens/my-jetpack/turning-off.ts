import { __, _n, sprintf } from '@wordpress/i18n';
import { toPluginError } from '@slipstream/errors';
import { getHttp } from '@slipstream/http';
import { formatNumber, useConfirm } from '@slipstream/ui';

/** A feature that is about to be turned off. */
export interface Leaving {
	/** The module's slug. */
	key: string;
	title: string;
	/** Whether pages show nothing in the place of its blocks while it is off. */
	hidesBlocks: boolean;
}

const HUB = 'hub';
export const AI = 'ai';
/** What each block has saved stays on pages. */
const BLOCKS = 'blocks';

/** The answer of GET slipstream/v1/features/{slug}/use. */
interface FeatureUse {
	/** Published posts and pages. */
	pages: number;
	/** Whether there may be more. */
	is_at_least: boolean;
	/** Templates, synced patterns, and widgets. */
	parts: number;
	/** What it shows on pages without a block, in sentences. */
	automatic: readonly string[];
}

function pagesSentence( {
	pages,
	is_at_least: isAtLeast,
}: FeatureUse ): string {
	const text = isAtLeast
		? /* translators: %s: a number. */
			_n(
				'At least %s page uses it.',
				'At least %s pages use it.',
				pages,
				'slipstream'
			)
		: /* translators: %s: a number. */
			_n( '%s page uses it.', '%s pages use it.', pages, 'slipstream' );
	return sprintf( text, formatNumber( pages ) );
}

/**
 * Where a feature is used, in sentences; '' where it is not.
 *
 * @param use What was counted.
 */
function whereSentence( use: FeatureUse ): string {
	const { pages, parts, automatic } = use;
	return [
		...automatic,
		pages > 0 && pagesSentence( use ),
		parts > 0 &&
			sprintf(
				/* translators: %s: a number. */
				_n(
					'%s template, synced pattern, or widget uses it.',
					'%s templates, synced patterns, or widgets use it.',
					parts,
					'slipstream'
				),
				formatNumber( parts )
			),
	]
		.filter( Boolean )
		.join( ' ' );
}

function whatVisitorsSee( { key, hidesBlocks }: Leaving ): string {
	if ( key === BLOCKS ) {
		return __(
			'While they are off, forms and blocks that the server draws disappear from pages. The text, pictures, and links of other blocks stay, without their styles. What you made comes back with them.',
			'slipstream'
		);
	}
	return hidesBlocks
		? __(
				'While it is off, visitors see nothing in its place. What you made stays and comes back with it.',
				'slipstream'
			)
		: __( 'What is already on pages stays as it is.', 'slipstream' );
}

const inEditors = (): string =>
	__(
		'While it is off, nobody on this site can use AI: its buttons disappear from the editor, and images in Media are no longer described. Posts, images, alternative texts, AI settings, and the usage log stay.',
		'slipstream'
	);

async function onPages( feature: Leaving ): Promise< string > {
	const use = await getHttp()
		.get< FeatureUse >( `slipstream/v1/features/${ feature.key }/use` )
		.catch( () => undefined );
	const where = use
		? whereSentence( use )
		: __( 'Which pages use it could not be counted.', 'slipstream' );
	return where && `${ where } ${ whatVisitorsSee( feature ) }`;
}

/** How many sites use this one as their hub; rejects where nobody can tell. */
async function countSites(): Promise< number > {
	const { body, status, headers } = await getHttp().get< {
		body: unknown;
		status: number;
		headers: Readonly< Record< string, string | number > >;
	} >( 'slipstream/v1/hub/admin/sites', {
		// The number stands in a header.
		query: { status: 'active', per_page: 1, _envelope: 1 },
	} );
	const total = Number( headers[ 'X-WP-Total' ] ?? NaN );
	if ( status >= 400 || ! Number.isInteger( total ) ) {
		throw toPluginError( body );
	}
	return total;
}

async function atSites(): Promise< string > {
	const sites = await countSites().catch( () => undefined );
	if ( sites === 0 ) {
		return '';
	}
	const where =
		sites === undefined
			? __(
					'How many sites use this hub could not be counted.',
					'slipstream'
				)
			: sprintf(
					/* translators: %s: a number. */
					_n(
						'%s site uses this hub.',
						'%s sites use this hub.',
						sites,
						'slipstream'
					),
					formatNumber( sites )
				);
	return `${ where } ${ __( 'While it is off, connected sites have no AI.', 'slipstream' ) }`;
}

/**
 * What stops working with a feature, in sentences; '' where nothing uses it.
 *
 * @param feature The feature.
 */
export async function lossOf( feature: Leaving ): Promise< string > {
	switch ( feature.key ) {
		case HUB:
			return atSites();
		case AI:
			return inEditors();
		default:
			return onPages( feature );
	}
}

/**
 * What is so once AI was switched, in sentences.
 *
 * @param isOn How.
 */
export const aiSentence = ( isOn: boolean ): string =>
	isOn
		? __(
				'“AI” is on. Reload open editors for this to take effect.',
				'slipstream'
			)
		: __(
				'“AI” is off. The editor shows no AI buttons. What was made with AI stays.',
				'slipstream'
			);

/** Asks before a feature is turned off that something uses; resolves to whether it is to be. */
export function useAgreement(): ( feature: Leaving ) => Promise< boolean > {
	const confirm = useConfirm();
	return async ( feature ) => {
		const message = await lossOf( feature );
		return (
			message === '' ||
			confirm( {
				message,
				confirmLabel: sprintf(
					/* translators: %s: the name of a feature. */
					__( 'Turn off %s', 'slipstream' ),
					feature.title
				),
			} )
		);
	};
}
