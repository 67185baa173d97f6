import { Button, Card, CardBody, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Problem, useAction } from '@slipstream/ui';
import { SecretOnce } from '../../components/secret-once';
import { TierSelect } from '../../components/tier-select';
import { useTiers } from '../../hooks/use-tiers';
import { change, ROUTE } from '../../logic/routes';
import type { NewLicense } from '../../types';
import type { FormEvent } from 'react';

/** Issues a license; its key is shown once. */
export function IssueLicense( { onMade }: { onMade: () => Promise< void > } ) {
	const tiers = useTiers();
	const [ chosen, setChosen ] = useState( '' );
	const [ days, setDays ] = useState( '' );
	const [ made, setMade ] = useState< NewLicense >();
	// The largest is what licenses are for.
	const tier = chosen || ( tiers?.at( -1 )?.slug ?? '' );
	const issue = useAction( async () => {
		setMade(
			await change< NewLicense >( `${ ROUTE }/licenses`, {
				tier,
				days: Number( days ) || 0,
			} )
		);
		await onMade();
	} );
	const onSubmit = ( event: FormEvent ) => {
		event.preventDefault();
		if ( ! issue.isBusy ) {
			void issue.run();
		}
	};
	return (
		<Card className="slipstream-hub__create">
			<CardBody>
				{ made && (
					<SecretOnce
						message={ __(
							'License issued. Copy its key now. You will not see it again.',
							'slipstream'
						) }
						values={ [
							{
								label: __( 'License key', 'slipstream' ),
								value: made.key,
							},
						] }
						onClose={ () => setMade( undefined ) }
					/>
				) }
				<form className="slipstream-hub__fields" onSubmit={ onSubmit }>
					<TierSelect value={ tier } onChange={ setChosen } />
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						type="number"
						min={ 1 }
						max={ 36500 }
						label={ __( 'Valid for (days)', 'slipstream' ) }
						placeholder={ __( 'No expiry', 'slipstream' ) }
						value={ days }
						onChange={ setDays }
					/>
					<Button
						__next40pxDefaultSize
						variant="primary"
						type="submit"
						isBusy={ issue.isBusy }
						disabled={ issue.isBusy || tier === '' }
						accessibleWhenDisabled
					>
						{ __( 'Issue license', 'slipstream' ) }
					</Button>
				</form>
				<Problem message={ issue.problem } />
			</CardBody>
		</Card>
	);
}
