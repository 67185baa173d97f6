import { speak } from '@wordpress/a11y';
import { Button, Modal, Notice, TextControl } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { DETAIL_KEYS, OPTION, SITE } from './site-details';
import type { DetailKey, SiteDetails } from './types';
import type { FormEvent } from 'react';

const labels = (): Record< DetailKey, string > => ( {
	email: __( 'Email address', 'slipstream' ),
	phone: __( 'Phone number', 'slipstream' ),
	address: __( 'Street address', 'slipstream' ),
	addressLine2: __( 'Address line 2', 'slipstream' ),
	addressLine3: __( 'Address line 3', 'slipstream' ),
	city: __( 'City', 'slipstream' ),
	region: __( 'State, province or region', 'slipstream' ),
	postal: __( 'Postal code', 'slipstream' ),
	country: __( 'Country', 'slipstream' ),
} );

interface Props {
	details: SiteDetails;
	onClose: () => void;
}

/** Saves the details; what went wrong is told where they are typed. */
function useSave( lines: SiteDetails, onDone: () => void ) {
	const [ isSaving, setIsSaving ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const { saveEntityRecord } = useDispatch( coreStore );
	const save = async () => {
		setIsSaving( true );
		setProblem( '' );
		try {
			await saveEntityRecord(
				SITE.kind,
				SITE.name,
				{ [ OPTION ]: lines },
				{ throwOnError: true }
			);
			speak( __( 'Contact details saved.', 'slipstream' ) );
			onDone();
		} catch {
			setProblem(
				__(
					'The details could not be saved. What you typed is still here. Check your connection and try again.',
					'slipstream'
				)
			);
			setIsSaving( false );
		}
	};
	return { isSaving, problem, save };
}

/** The site's contact details, all in one form. */
export function DetailsModal( { details, onClose }: Props ) {
	const [ lines, setLines ] = useState( details );
	const { isSaving, problem, save } = useSave( lines, onClose );
	const names = labels();
	const onSubmit = ( event: FormEvent ) => {
		event.preventDefault();
		void save();
	};
	return (
		<Modal
			title={ __( 'Site contact details', 'slipstream' ) }
			size="medium"
			onRequestClose={ onClose }
		>
			<form
				onSubmit={ onSubmit }
				style={ { display: 'grid', gap: '16px' } }
			>
				<p style={ { margin: 0 } }>
					{ __(
						'Every block that uses them shows the change, even in published posts.',
						'slipstream'
					) }
				</p>
				{ DETAIL_KEYS.map( ( key ) => (
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						key={ key }
						label={ names[ key ] }
						maxLength={ 200 }
						value={ lines[ key ] }
						onChange={ ( value ) =>
							setLines( { ...lines, [ key ]: value } )
						}
					/>
				) ) }
				{ problem && (
					<Notice status="error" isDismissible={ false }>
						{ problem }
					</Notice>
				) }
				<div
					style={ {
						display: 'flex',
						gap: '8px',
						justifyContent: 'flex-end',
					} }
				>
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						onClick={ onClose }
					>
						{ __( 'Cancel', 'slipstream' ) }
					</Button>
					<Button
						__next40pxDefaultSize
						variant="primary"
						type="submit"
						isBusy={ isSaving }
						disabled={ isSaving }
						accessibleWhenDisabled
					>
						{ __( 'Save', 'slipstream' ) }
					</Button>
				</div>
			</form>
		</Modal>
	);
}
