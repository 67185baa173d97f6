import { __ } from '@wordpress/i18n';
import { getHttp } from '@slipstream/http';
import { ActionButton, Problem, useAction } from '@slipstream/ui';
import { NEWSLETTERS } from './types';
import type { Newsletter } from './types';

interface Props {
	item: Newsletter;
	/** Takes over what the server says of it now. */
	onChange: ( item: Newsletter ) => void;
}

const useStep = ( { item, onChange }: Props, step: string ) =>
	useAction( async () =>
		onChange(
			await getHttp().post< Newsletter >(
				`${ NEWSLETTERS }/${ item.id }/${ step }`,
				{}
			)
		)
	);

/** What can be done with a newsletter that has not ended. */
export function Actions( props: Props ) {
	const { state, is_here: isHere } = props.item;
	const pause = useStep( props, 'pause' );
	const resume = useStep( props, 'resume' );
	const stop = useStep( props, 'stop' );
	const isOpen = state === 'waiting' || state === 'sending';
	const isPaused = state === 'paused';
	if ( ! isOpen && ! isPaused ) {
		return null;
	}
	return (
		<>
			{ ! isHere && (
				<p className="slipstream-ui-muted">
					{ __(
						'This was begun at another address of the site, which sends it. If the site has moved here, pause and resume it.',
						'slipstream'
					) }
				</p>
			) }
			<Problem
				message={ pause.problem || resume.problem || stop.problem }
			/>
			<div className="slipstream-ui-buttons">
				{ isOpen && (
					<ActionButton
						action={ pause }
						label={ __( 'Pause', 'slipstream' ) }
					/>
				) }
				{ isPaused && (
					<ActionButton
						action={ resume }
						variant="primary"
						label={ __( 'Resume', 'slipstream' ) }
					/>
				) }
				<ActionButton
					action={ stop }
					variant="tertiary"
					isDestructive
					label={ __( 'Stop', 'slipstream' ) }
					question={ {
						message: __(
							'Stop this newsletter for good? Who has it keeps it. Nobody else gets it.',
							'slipstream'
						),
						confirmLabel: __( 'Stop', 'slipstream' ),
					} }
				/>
			</div>
		</>
	);
}
