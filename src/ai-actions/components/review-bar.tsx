import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { countRounds } from '../session';
import { Versions } from './versions';
import type { Round, Session } from '../session';

interface Props {
	session: Session;
	/** The answers that are shown; none while the original is. */
	round: Round | undefined;
	onAccept: () => void;
	onReject: () => void;
	onAgain: () => void;
	onShow: ( round: number ) => void;
}

function acceptLabel( accepted: number, count: number ): string {
	return accepted === count
		? __( 'Accept all', 'slipstream' )
		: sprintf(
				/* translators: 1: how many changes are accepted, 2: how many there are. */
				_n(
					'Accept %1$d of %2$d change',
					'Accept %1$d of %2$d changes',
					count,
					'slipstream'
				),
				accepted,
				count
			);
}

/** What can be done with an answer: take it, or what was chosen of it, leave it, ask again, look at another. */
export function ReviewBar( {
	session,
	round,
	onAccept,
	onReject,
	onAgain,
	onShow,
}: Props ) {
	const entries = round?.filter( ( entry ) => entry !== undefined ) ?? [];
	const count = entries.reduce(
		( sum, { suggestion } ) => sum + suggestion.diff.changes.length,
		0
	);
	const accepted = entries.reduce(
		( sum, entry ) => sum + entry.accepted.size,
		0
	);
	return (
		<div className="slipstream-ai-panel__bar">
			{ round && (
				<Button
					size="compact"
					variant="primary"
					disabled={ accepted === 0 }
					accessibleWhenDisabled
					onClick={ onAccept }
				>
					{ acceptLabel( accepted, count ) }
				</Button>
			) }
			<Button size="compact" variant="tertiary" onClick={ onReject }>
				{ __( 'Reject all', 'slipstream' ) }
			</Button>
			<Button size="compact" variant="tertiary" onClick={ onAgain }>
				{ __( 'Regenerate', 'slipstream' ) }
			</Button>
			<Versions
				shown={ session.shown }
				count={ countRounds( session ) }
				hasOriginal
				onShow={ onShow }
			/>
		</div>
	);
}
