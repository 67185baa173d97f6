import { Versions } from '@slipstream/ai-actions';
import { isBusy } from '@slipstream/ai-client';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Drafts } from '../use-drafts';

interface Props {
	drafts: Drafts;
	/** Whether what is chosen can be taken as it is. */
	canAccept?: boolean;
	acceptLabel?: string;
	onAccept: () => void;
	onReject: () => void;
}

/** What can be done with a new text. */
export function DraftBar( {
	drafts,
	canAccept = true,
	acceptLabel = __( 'Accept', 'slipstream' ),
	onAccept,
	onReject,
}: Props ) {
	if ( drafts.count === 0 || isBusy( drafts.request.state ) ) {
		return null;
	}
	return (
		<div className="slipstream-ai-panel__bar">
			<Button
				size="compact"
				variant="primary"
				disabled={ ! canAccept }
				accessibleWhenDisabled
				onClick={ onAccept }
			>
				{ acceptLabel }
			</Button>
			<Button size="compact" variant="tertiary" onClick={ onReject }>
				{ __( 'Discard', 'slipstream' ) }
			</Button>
			<Button size="compact" variant="tertiary" onClick={ drafts.again }>
				{ __( 'Regenerate', 'slipstream' ) }
			</Button>
			<Versions
				shown={ drafts.at }
				count={ drafts.count }
				onShow={ drafts.show }
			/>
		</div>
	);
}
