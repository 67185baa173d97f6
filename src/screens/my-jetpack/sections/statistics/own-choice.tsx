import { CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useResource } from '@slipstream/data';
import { Problem, ResourceContent, useAction } from '@slipstream/ui';
import { CHOICE_ROUTE } from './types';

/** What a person wants for themselves: it acts at once. */
export function OwnChoice() {
	const resource = useResource< { tracks_opt_out: boolean } >( CHOICE_ROUTE );
	const isOut = resource.data?.tracks_opt_out === true;
	const change = useAction( () =>
		resource.save( { tracks_opt_out: ! isOut } )
	);
	return (
		<section className="slipstream-statistics__choice">
			<h3>{ __( 'For you', 'slipstream' ) }</h3>
			<ResourceContent resource={ resource } lines={ 1 }>
				{ () => (
					<CheckboxControl
						__nextHasNoMarginBottom
						label={ __( 'Do not count my actions', 'slipstream' ) }
						help={ __(
							'Nothing that you do in the editor is counted, whatever the site counts for others.',
							'slipstream'
						) }
						checked={ isOut }
						disabled={ change.isBusy }
						onChange={ () => void change.run() }
					/>
				) }
			</ResourceContent>
			<Problem message={ change.problem } />
		</section>
	);
}
