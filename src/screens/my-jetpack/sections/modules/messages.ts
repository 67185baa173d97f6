import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '@slipstream/ui';
import type { Question } from '@slipstream/ui';
import type { Entry, Feature } from './entries';

/** The answer of GET slipstream/v1/features/{slug}/use. */
export interface FeatureUse {
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
export function whereSentence( use: FeatureUse ): string {
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

/** All blocks: what each has saved stays on pages. */
const isAllBlocks = ( { kind, key }: Entry ) =>
	kind === 'feature' && key === 'blocks';

function seen( feature: Feature ): string {
	if ( isAllBlocks( feature ) ) {
		return __(
			'While they are off, forms and blocks that the server draws disappear from pages. The text, pictures, and links of other blocks stay, without their styles. What you made comes back with them.',
			'slipstream'
		);
	}
	return feature.hidesBlocks
		? __(
				'While it is off, visitors see nothing in its place. What you made stays and comes back with it.',
				'slipstream'
			)
		: __( 'What is already on pages stays as it is.', 'slipstream' );
}

/**
 * What is asked before a feature is switched off; undefined where nothing uses it.
 *
 * @param feature The feature.
 * @param use     Where it is used; undefined where nobody can tell.
 */
export function questionFor(
	feature: Feature,
	use: FeatureUse | undefined
): Question | undefined {
	const where = use
		? whereSentence( use )
		: __( 'Which pages use it could not be counted.', 'slipstream' );
	return where
		? {
				message: `${ where } ${ seen( feature ) }`,
				confirmLabel: sprintf(
					/* translators: %s: the name of a feature. */
					__( 'Turn off %s', 'slipstream' ),
					feature.title
				),
			}
		: undefined;
}

/**
 * What is said once something was switched, and what people see now.
 *
 * @param entry   What was switched.
 * @param isOn    How.
 * @param feature The feature, where all of it was switched.
 */
export function doneSentence(
	entry: Entry,
	isOn: boolean,
	feature?: Feature
): string {
	if ( isOn ) {
		return sprintf(
			/* translators: %s: the name of a feature or a block. */
			__( '“%s” is on.', 'slipstream' ),
			entry.title
		);
	}
	if ( entry.kind === 'block' ) {
		return sprintf(
			/* translators: %s: the name of a block. */
			__(
				'“%s” is off: the editor no longer offers it. Pages that use it still show it.',
				'slipstream'
			),
			entry.title
		);
	}
	if ( isAllBlocks( entry ) ) {
		return __(
			'“Blocks” is off. Forms and blocks that the server draws are gone from pages; the text, pictures, and links of other blocks stay, without their styles.',
			'slipstream'
		);
	}
	return feature?.hidesBlocks
		? sprintf(
				/* translators: %s: the name of a feature. */
				__(
					'“%s” is off. Visitors see nothing in its place.',
					'slipstream'
				),
				entry.title
			)
		: sprintf(
				/* translators: %s: the name of a feature. */
				__( '“%s” is off.', 'slipstream' ),
				entry.title
			);
}
