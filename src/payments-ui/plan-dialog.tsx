import {
	Button,
	CheckboxControl,
	Modal,
	Notice,
	SelectControl,
	TextControl,
} from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import {
	getMessageByProductType,
	intervalChoices,
	membershipsStore,
} from '@slipstream/memberships';
import {
	currencyChoices,
	formatMoney,
	fromDecimal,
	minimumOf,
	parseAmount,
	toDecimal,
	typedAmount,
} from '@slipstream/money';
import './plan-dialog.scss';
import type {
	PlanDraft,
	PlanProposal,
	ProductDraft,
	ProductType,
} from '@slipstream/memberships';
import type { FormEvent } from 'react';

interface Props {
	productType: ProductType;
	/** What the fields begin with. */
	initial?: PlanProposal;
	onSaved: ( ids: number[] ) => void;
	onClose: () => void;
}

function toProduct( draft: PlanDraft ): ProductDraft {
	const money = parseAmount( draft.price, draft.currency );
	return {
		title: draft.title.trim(),
		price: money ? toDecimal( money ) : '',
		currency: draft.currency,
		interval: draft.interval,
		...( draft.isDonation && { type: 'donation', is_editable: true } ),
		buyer_can_change_amount: draft.isAmountOpen,
	};
}

function useSave( { productType, onSaved, onClose }: Props ) {
	const { saveProduct } = useDispatch( membershipsStore );
	const [ isSaving, setIsSaving ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const save = ( draft: PlanDraft ) => {
		setIsSaving( true );
		setProblem( '' );
		void saveProduct(
			toProduct( draft ),
			productType,
			onSaved,
			( isSaved, why ) => {
				if ( isSaved ) {
					onClose();
					return;
				}
				setIsSaving( false );
				setProblem( why ?? '' );
			}
		);
	};
	return { isSaving, problem, save };
}

interface FieldsProps {
	draft: PlanDraft;
	productType: ProductType;
	onChange: ( change: Partial< PlanDraft > ) => void;
}

function Fields( { draft, productType, onChange }: FieldsProps ) {
	const least = formatMoney( minimumOf( draft.currency ) );
	return (
		<>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Name', 'slipstream' ) }
				maxLength={ 200 }
				value={ draft.title }
				onChange={ ( title ) => onChange( { title } ) }
			/>
			<div className="slipstream-plan__price">
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Currency', 'slipstream' ) }
					options={ currencyChoices() }
					value={ draft.currency }
					onChange={ ( currency ) => onChange( { currency } ) }
				/>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Price', 'slipstream' ) }
					inputMode="decimal"
					help={ sprintf(
						/* translators: %s: an amount of money. */
						__( 'At least %s.', 'slipstream' ),
						least
					) }
					value={ draft.price }
					onChange={ ( price ) => onChange( { price } ) }
				/>
			</div>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Paid', 'slipstream' ) }
				options={ intervalChoices() }
				value={ draft.interval }
				onChange={ ( interval ) => onChange( { interval } ) }
			/>
			<CheckboxControl
				__nextHasNoMarginBottom
				label={ getMessageByProductType(
					'mark this product as a donation',
					productType
				) }
				checked={ draft.isDonation }
				onChange={ ( isDonation ) => onChange( { isDonation } ) }
			/>
			<CheckboxControl
				__nextHasNoMarginBottom
				label={ __( 'Let buyers pay more', 'slipstream' ) }
				checked={ draft.isAmountOpen }
				onChange={ ( isAmountOpen ) => onChange( { isAmountOpen } ) }
			/>
		</>
	);
}

/** A price as the author writes it. */
function typedPrice( { price, currency = 'USD' }: PlanProposal ): string {
	const money = price === undefined ? null : fromDecimal( price, currency );
	return money ? typedAmount( money ) : '';
}

/** Asks for a new plan. Nothing is created before it is saved. */
export function PlanDialog( props: Props ) {
	const { productType, initial = {}, onClose } = props;
	const [ draft, setDraft ] = useState< PlanDraft >( {
		title: '',
		currency: 'USD',
		interval: '1 month',
		isDonation: false,
		isAmountOpen: false,
		...initial,
		price: typedPrice( initial ),
	} );
	const { isSaving, problem, save } = useSave( props );
	const onSubmit = ( event: FormEvent ) => {
		event.preventDefault();
		save( draft );
	};
	return (
		<Modal
			title={ getMessageByProductType(
				'add a new product',
				productType
			) }
			size="medium"
			onRequestClose={ onClose }
		>
			<form className="slipstream-plan" onSubmit={ onSubmit } noValidate>
				<Fields
					draft={ draft }
					productType={ productType }
					onChange={ ( change ) =>
						setDraft( { ...draft, ...change } )
					}
				/>
				{ problem && (
					<Notice status="error" isDismissible={ false }>
						{ problem }
					</Notice>
				) }
				<div className="slipstream-plan__buttons">
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
						{ isSaving
							? getMessageByProductType(
									'saving product',
									productType
								)
							: getMessageByProductType(
									'add product',
									productType
								) }
					</Button>
				</div>
			</form>
		</Modal>
	);
}
