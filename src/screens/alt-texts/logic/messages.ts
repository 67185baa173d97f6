import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '@slipstream/ui';
import type { AltState } from '@slipstream/ai-alt';

/** The name of a group of images. */
export function groupName( state: AltState ): string {
	const names: Record< AltState, string > = {
		open: __( 'Without text', 'slipstream' ),
		failed: __( 'Failed', 'slipstream' ),
		skipped: __( 'Skipped', 'slipstream' ),
		decorative: __( 'Decorative', 'slipstream' ),
		written: __( 'Written by AI', 'slipstream' ),
	};
	return names[ state ];
}

/** What an empty group says. */
export function emptyText( state: AltState ): string {
	const texts: Record< AltState, string > = {
		open: __(
			'Every image has alternative text or is in another group.',
			'slipstream'
		),
		failed: __( 'No failed images.', 'slipstream' ),
		skipped: __(
			'Images that you skip, and images whose text you undo, appear here.',
			'slipstream'
		),
		decorative: __(
			'Decorative images need no text. Images that you mark as decorative stay here and are skipped.',
			'slipstream'
		),
		written: __(
			'Texts written by AI appear here, so you can read, edit, or undo them.',
			'slipstream'
		),
	};
	return texts[ state ];
}

/** What the button says that starts a run. */
export function startLabel( state: AltState, count: number ): string {
	if ( count === 0 ) {
		return __( 'Write alternative texts', 'slipstream' );
	}
	return state === 'failed'
		? sprintf(
				/* translators: %s: a number. */
				_n(
					'Try %s image again',
					'Try %s images again',
					count,
					'slipstream'
				),
				formatNumber( count )
			)
		: sprintf(
				/* translators: %s: a number. */
				_n(
					'Write %s alternative text',
					'Write %s alternative texts',
					count,
					'slipstream'
				),
				formatNumber( count )
			);
}

/** How many requests a run will take. */
export function estimate( count: number ): string {
	return sprintf(
		/* translators: %s: a number. */
		_n(
			'This uses %s request.',
			'This uses %s requests, one for each image.',
			count,
			'slipstream'
		),
		formatNumber( count )
	);
}

/** How many requests are left. */
export function remainder( remaining: number ): string {
	return sprintf(
		/* translators: %s: a number. */
		_n(
			'%s request is left.',
			'%s requests are left.',
			remaining,
			'slipstream'
		),
		formatNumber( remaining )
	);
}

/** What a run has done so far. */
interface Progress {
	/** Texts that are written. */
	done: number;
	failed?: number;
	/** Images that somebody else was having written, or another page. */
	taken?: number;
	total: number;
}

/** How many images a run has looked at. */
export const lookedAt = ( { done, failed = 0, taken = 0 }: Progress ): number =>
	done + failed + taken;

/** What a run has done so far, in words. */
export function progressText( progress: Progress ): string {
	const { failed = 0, taken = 0, total } = progress;
	const parts: string[] = [
		sprintf(
			/* translators: 1: a number, 2: how many there are in all. */
			__( '%1$s of %2$s images', 'slipstream' ),
			formatNumber( lookedAt( progress ) ),
			formatNumber( total )
		),
	];
	if ( failed > 0 ) {
		parts.push(
			sprintf(
				/* translators: %s: a number. */
				_n( '%s failed', '%s failed', failed, 'slipstream' ),
				formatNumber( failed )
			)
		);
	}
	if ( taken > 0 ) {
		parts.push(
			sprintf(
				/* translators: %s: a number of images. */
				_n(
					'%s skipped because it is already being written',
					'%s skipped because they are already being written',
					taken,
					'slipstream'
				),
				formatNumber( taken )
			)
		);
	}
	return parts.join( ' · ' );
}

/** Why nothing happens for a while. */
export function pauseText( seconds: number ): string {
	return sprintf(
		/* translators: %s: a number. */
		_n(
			'The AI server is busy. Resuming in %s second.',
			'The AI server is busy. Resuming in %s seconds.',
			seconds,
			'slipstream'
		),
		formatNumber( seconds )
	);
}
