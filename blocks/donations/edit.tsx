import {
	store as blockEditorStore,
	useBlockProps,
} from '@wordpress/block-editor';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { useIsPreview } from '@slipstream/block-kit';
import { suggestedAmounts, toDecimal } from '@slipstream/money';
import { editorStore } from '@slipstream/wp-stores';
import { CurrencyMenu } from './components/currency-menu';
import { Form } from './components/form';
import { GivingPanel } from './components/giving-panel';
import { LoadStates } from './components/load-states';
import { LookPanel } from './components/look-panel';
import { SettingsPanel } from './components/settings-panel';
import { usePlans } from './hooks/use-plans';
import { intervals } from './intervals';
import { alignmentClasses } from './look';
import type { DonationsAttributes } from './types';
import type { EditProps } from '@slipstream/block-kit';

const suggestions = ( currency: string ) =>
	suggestedAmounts( currency ).map( toDecimal );

/** What a currency changes: amounts that were suggested become those of the new one; an author's own stay. */
function inCurrency(
	attributes: DonationsAttributes,
	from: string,
	to: string
): Partial< DonationsAttributes > {
	const old = suggestions( from ).join();
	return {
		currency: to,
		...Object.fromEntries(
			intervals()
				.map( ( { attribute } ) => attribute )
				.filter( ( name ) => attributes[ name ].amounts.join() === old )
				.map( ( name ) => [
					name,
					{ ...attributes[ name ], amounts: suggestions( to ) },
				] )
		),
	};
}

/** Keeps the address of the post in the block: it is where readers of feeds and mails give. */
function useFallbackLink( props: EditProps< DonationsAttributes > ) {
	const { attributes, setAttributes } = props;
	const link = useSelect( ( select ) => {
		const address = select( editorStore )?.getEditedPostAttribute( 'link' );
		return typeof address === 'string' ? address : undefined;
	}, [] );
	const { fallbackLinkUrl } = attributes;
	const isPreview = useIsPreview();
	const { __unstableMarkNextChangeAsNotPersistent: inTheSameStep } =
		useDispatch( blockEditorStore );
	useEffect( () => {
		if ( link && link !== fallbackLinkUrl && ! isPreview ) {
			void inTheSameStep();
			setAttributes( { fallbackLinkUrl: link } );
		}
	}, [ link, fallbackLinkUrl, isPreview, inTheSameStep, setAttributes ] );
}

export default function Edit( props: EditProps< DonationsAttributes > ) {
	const { attributes, setAttributes } = props;
	const { state, currency, retry, changeCurrency } = usePlans( props );
	useFallbackLink( props );
	const parts = { attributes, setAttributes, currency };
	return (
		<div
			{ ...useBlockProps( {
				className: alignmentClasses( attributes ),
			} ) }
		>
			{ state.status === 'ready' ? (
				<Form { ...parts } />
			) : (
				<LoadStates state={ state } onRetry={ retry } />
			) }
			<CurrencyMenu
				currency={ currency }
				onChange={ ( next ) =>
					changeCurrency( next, ( latest ) =>
						inCurrency( latest, currency, next )
					)
				}
			/>
			<SettingsPanel { ...parts } />
			<GivingPanel { ...parts } />
			<LookPanel { ...parts } />
		</div>
	);
}
