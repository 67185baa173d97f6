import { ALT_LIMIT, altProblem } from '@slipstream/ai-alt';
import { Button, TextareaControl } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useRow } from '../hooks/use-row';
import { groupName } from '../logic/messages';
import type { Row } from '../hooks/use-row';
import type { AltImage } from '@slipstream/ai-alt';

interface ButtonsProps {
	image: AltImage;
	row: Row;
	canAsk: boolean;
}

function writeLabel( { state }: AltImage, { busy }: Row ): string {
	if ( busy === 'writing' ) {
		return __( 'Looking at the image…', 'slipstream' );
	}
	return state === 'failed'
		? __( 'Try again', 'slipstream' )
		: __( 'Write with AI', 'slipstream' );
}

/** What can be done about the text, by how it stands. */
function RowButtons( { image, row, canAsk }: ButtonsProps ) {
	const { state } = image;
	const isBusy = row.busy !== '';
	const isWaiting = state === 'open' || state === 'failed';
	const button = ( label: string, onClick: () => void, isOff = false ) => (
		<Button
			size="compact"
			variant="tertiary"
			disabled={ isBusy || isOff }
			accessibleWhenDisabled
			onClick={ onClick }
		>
			{ label }
		</Button>
	);
	return (
		<div className="slipstream-alt-texts__buttons">
			<Button
				size="compact"
				variant="secondary"
				isBusy={ row.busy === 'saving' }
				disabled={ isBusy || ! row.isChanged }
				accessibleWhenDisabled
				onClick={ row.save }
			>
				{ __( 'Save', 'slipstream' ) }
			</Button>
			{ state !== 'decorative' &&
				button( writeLabel( image, row ), row.write, ! canAsk ) }
			{ image.alt !== '' &&
				button( __( 'Undo', 'slipstream' ), row.undo ) }
			{ isWaiting &&
				button( __( 'Skip', 'slipstream' ), () =>
					row.mark( 'skipped' )
				) }
			{ ( isWaiting || state === 'skipped' ) &&
				button( __( 'Mark as decorative', 'slipstream' ), () =>
					row.mark( 'decorative' )
				) }
			{ ( state === 'skipped' || state === 'decorative' ) &&
				button( __( 'Put back', 'slipstream' ), () =>
					row.mark( 'open' )
				) }
		</div>
	);
}

/** Keeps the keyboard in a row when the button that was used goes away. */
function useKeptFocus( state: string ) {
	const item = useRef< HTMLLIElement >( null );
	const isIn = useRef( false );
	useEffect( () => {
		const { ownerDocument: page } = item.current ?? {};
		if ( isIn.current && page?.activeElement === page?.body ) {
			item.current?.querySelector( 'textarea' )?.focus();
		}
	}, [ state ] );
	return {
		ref: item,
		onFocus: () => ( isIn.current = true ),
		onBlur: ( {
			relatedTarget,
		}: {
			relatedTarget: EventTarget | null;
		} ) => {
			// A button that goes away blurs to nowhere; people go somewhere.
			isIn.current = relatedTarget === null;
		},
	};
}

interface Props {
	image: AltImage;
	canAsk: boolean;
	onChange: ( image: AltImage ) => void;
}

/** An image with its text. */
export function ImageRow( { image, canAsk, onChange }: Props ) {
	const row = useRow( image, onChange );
	const focus = useKeptFocus( image.state );
	const name = image.title || image.file;
	const problem =
		row.problem ||
		( image.state === 'failed' ? altProblem( image.code ) : '' );
	return (
		<li
			{ ...focus }
			className={ `slipstream-alt-texts__row is-${ image.state || 'other' }` }
		>
			{ image.thumbnail ? (
				<img src={ image.thumbnail } alt="" loading="lazy" />
			) : (
				<span className="slipstream-alt-texts__no-image" />
			) }
			<div>
				<p className="slipstream-alt-texts__name">
					<a href={ image.edit }>
						<bdi>{ name }</bdi>
					</a>
					{ image.state && image.state !== 'open' && (
						<span className="slipstream-alt-texts__state">
							{ groupName( image.state ) }
						</span>
					) }
				</p>
				<TextareaControl
					label={ sprintf(
						/* translators: %s: an image's name. */
						__( 'Alternative text for %s', 'slipstream' ),
						name
					) }
					hideLabelFromVision
					placeholder={
						image.state === 'decorative'
							? __( 'None: decorative', 'slipstream' )
							: __( 'No alternative text', 'slipstream' )
					}
					value={ row.text }
					rows={ 2 }
					maxLength={ ALT_LIMIT }
					readOnly={ row.busy !== '' }
					onChange={ row.setText }
					__nextHasNoMarginBottom
				/>
				{ problem && (
					<p className="slipstream-alt-texts__problem">{ problem }</p>
				) }
				<RowButtons image={ image } row={ row } canAsk={ canAsk } />
			</div>
		</li>
	);
}
