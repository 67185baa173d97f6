import { STATES } from '@slipstream/ai-alt';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { groupName, numberText } from '../logic/words';
import type { AltCounts, AltState } from '@slipstream/ai-alt';

interface Props {
	counts: AltCounts | undefined;
	state: AltState;
	onChoose: ( state: AltState ) => void;
}

/** The groups of images, and how many are in each. */
export function Groups( { counts, state, onChoose }: Props ) {
	return (
		<nav
			className="slipstream-alt-library__groups"
			aria-label={ __( 'Groups of images', 'slipstream' ) }
		>
			{ STATES.map( ( one ) => (
				<Button
					key={ one }
					aria-current={ one === state ? 'page' : undefined }
					onClick={ () => onChoose( one ) }
					__next40pxDefaultSize
				>
					{ groupName( one ) }
					{ counts && (
						<span className="slipstream-alt-library__count">
							{ numberText( counts[ one ] ) }
						</span>
					) }
				</Button>
			) ) }
		</nav>
	);
}
