import { __, sprintf } from '@wordpress/i18n';
import type { Crisis } from '../../../provider';

/** A way out of an identity crisis. */
export interface CrisisChoice {
	/** The last part of its route. */
	route: 'confirm-safe-mode' | 'migrate' | 'start-fresh';
	label: string;
	/** What it means, in a line. */
	explanation: string;
	/** Asked first, where it takes something away. */
	warning?: string;
}

/**
 * What has happened, and what that means until somebody chooses.
 *
 * @param crisis The crisis.
 */
export function crisisSentences( crisis: Crisis ): [ string, string ] {
	const what = sprintf(
		/* translators: 1: an address, 2: an address. */
		__(
			'This site is at %1$s, but the hub knows it at %2$s.',
			'slipstream'
		),
		crisis.current_url,
		crisis.hub_url
	);
	if ( crisis.is_safe_mode ) {
		return [
			what,
			__(
				'This copy does not contact the hub, and the original keeps its connection. You can still change your mind.',
				'slipstream'
			),
		];
	}
	return [
		what,
		crisis.is_staging
			? __(
					'This looks like a staging copy. It will not contact the hub until you choose.',
					'slipstream'
				)
			: __(
					'This site will not contact the hub until you choose.',
					'slipstream'
				),
	];
}

/**
 * What can be chosen.
 *
 * @param crisis The crisis.
 */
export function crisisChoices( crisis: Crisis ): CrisisChoice[] {
	const { current_url: here, hub_url: there } = crisis;
	const safe: CrisisChoice = {
		route: 'confirm-safe-mode',
		label: __( 'Stay in safe mode', 'slipstream' ),
		explanation: __(
			'For a copy, such as a staging site. It uses no hub, and the original is not affected.',
			'slipstream'
		),
	};
	return [
		...( crisis.is_safe_mode ? [] : [ safe ] ),
		{
			route: 'migrate',
			label: __( 'Move the connection here', 'slipstream' ),
			explanation: __(
				'For a site that has moved. This address takes over the connection, its linked accounts, and its usage.',
				'slipstream'
			),
			warning: sprintf(
				/* translators: 1: an address, 2: an address. */
				__(
					'Move the connection from %1$s to %2$s? A site that is still at the old address loses it.',
					'slipstream'
				),
				there,
				here
			),
		},
		{
			route: 'start-fresh',
			label: __( 'Start fresh', 'slipstream' ),
			explanation: __(
				'For a copy that becomes a separate site. It gets a new connection, and the original keeps its own.',
				'slipstream'
			),
			warning: sprintf(
				/* translators: %s: an address. */
				__(
					'Give %s its own connection? People linked here have to link their accounts again.',
					'slipstream'
				),
				here
			),
		},
	];
}
