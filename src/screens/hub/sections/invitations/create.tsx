import { Card, CardBody, TextControl, Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Problem, useAction } from '@slipstream/ui';
import { SecretOnce } from '../../components/secret-once';
import { TierSelect } from '../../components/tier-select';
import { change, ROUTE } from '../../logic/routes';
import type { NewInvitation } from '../../types';
import type { FormEvent } from 'react';

const common = {
	__next40pxDefaultSize: true,
	__nextHasNoMarginBottom: true,
	required: true,
} as const;

const FIRST = { label: '', days: '14', sites: '1', tier: '' };

/** What a new invitation is made of, and the invitation once it is made. */
function useNewInvitation( onMade: () => Promise< void > ) {
	const [ draft, setDraft ] = useState( FIRST );
	const [ made, setMade ] = useState< NewInvitation >();
	const create = useAction( async () => {
		setMade(
			await change< NewInvitation >( `${ ROUTE }/invitations`, {
				label: draft.label.trim(),
				days: Number( draft.days ),
				sites: Number( draft.sites ),
				tier: draft.tier,
			} )
		);
		setDraft( FIRST );
		await onMade();
	} );
	return {
		draft,
		edit: ( some: Partial< typeof FIRST > ) =>
			setDraft( ( now ) => ( { ...now, ...some } ) ),
		made,
		close: () => setMade( undefined ),
		create,
	};
}

/** Makes an invitation; its code is shown once. */
export function CreateInvitation( {
	onMade,
}: {
	onMade: () => Promise< void >;
} ) {
	const { draft, edit, made, close, create } = useNewInvitation( onMade );
	const onSubmit = ( event: FormEvent ) => {
		event.preventDefault();
		if ( ! create.isBusy ) {
			void create.run();
		}
	};
	return (
		<Card className="slipstream-hub__create">
			<CardBody>
				{ made && (
					<SecretOnce
						message={ __(
							'Invitation created. Send one of these now. You will not see them again.',
							'slipstream'
						) }
						values={ [
							{
								label: __( 'Link', 'slipstream' ),
								value: made.url,
							},
							{
								label: __( 'Code', 'slipstream' ),
								value: made.code,
							},
						] }
						onClose={ close }
					/>
				) }
				<form className="slipstream-hub__fields" onSubmit={ onSubmit }>
					<TextControl
						{ ...common }
						label={ __( 'Recipient', 'slipstream' ) }
						maxLength={ 200 }
						value={ draft.label }
						onChange={ ( label ) => edit( { label } ) }
					/>
					<TextControl
						{ ...common }
						type="number"
						min={ 1 }
						max={ 90 }
						label={ __( 'Valid for (days)', 'slipstream' ) }
						value={ draft.days }
						onChange={ ( days ) => edit( { days } ) }
					/>
					<TextControl
						{ ...common }
						type="number"
						min={ 1 }
						max={ 1000 }
						label={ __( 'Number of sites', 'slipstream' ) }
						value={ draft.sites }
						onChange={ ( sites ) => edit( { sites } ) }
					/>
					<TierSelect
						hasDefault
						value={ draft.tier }
						onChange={ ( tier ) => edit( { tier } ) }
					/>
					<Button
						__next40pxDefaultSize
						variant="primary"
						type="submit"
						isBusy={ create.isBusy }
						disabled={ create.isBusy }
						accessibleWhenDisabled
					>
						{ __( 'Create invitation', 'slipstream' ) }
					</Button>
				</form>
				<Problem message={ create.problem } />
			</CardBody>
		</Card>
	);
}
