import { TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useResource } from '../hooks/use-resource';
import { useSaving } from '../hooks/use-saving';
import { bodyOf, draftOf } from '../logic/control';
import { Waiting } from './card';
import { LimitsTable } from './limits-table';
import { PriceTable } from './price-table';
import { Saving } from './saving';
import { Switches } from './switches';
import type { Draft } from '../logic/control';
import type { AiControl } from '../types';
import type { FormEvent } from 'react';

const ROUTE = 'slipstream/v1/ai-control';

interface Props {
	control: AiControl;
	onSave: ( control: AiControl ) => void;
}

/** Switches, limits, prices and how long the log is kept. What was typed stays when saving fails. */
export function ControlForm( { control, onSave }: Props ) {
	const [ draft, setDraft ] = useState< Draft >( () => draftOf( control ) );
	const { isSaving, outcome, send } = useSaving< AiControl >(
		ROUTE,
		( saved ) => {
			onSave( saved );
			setDraft( draftOf( saved ) );
		}
	);
	const change = ( some: Partial< Draft > ) =>
		setDraft( ( current ) => ( { ...current, ...some } ) );
	const onSubmit = ( event: FormEvent ) => {
		event.preventDefault();
		if ( ! isSaving ) {
			void send( bodyOf( draft ) );
		}
	};
	const parts = { control, draft, onChange: change };
	return (
		<form
			className="slipstream-dashboard__form slipstream-control"
			onSubmit={ onSubmit }
		>
			<Switches { ...parts } />
			<LimitsTable { ...parts } />
			<PriceTable draft={ draft } onChange={ change } />
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				className="slipstream-control__days"
				type="number"
				min={ 0 }
				max={ 3650 }
				label={ __( 'Days that the log is kept', 'slipstream' ) }
				help={ __(
					'It tells who asked when and what it took, never the text. 0 keeps it for ever.',
					'slipstream'
				) }
				value={ draft.log_days }
				onChange={ ( days ) => change( { log_days: days } ) }
			/>
			<Saving
				label={ __( 'Save limits', 'slipstream' ) }
				isSaving={ isSaving }
				outcome={ outcome }
			/>
		</form>
	);
}

/** Who may use AI, for what, and how much. */
export function ControlPanel() {
	const resource = useResource< AiControl >( ROUTE );
	return resource.data ? (
		<ControlForm control={ resource.data } onSave={ resource.receive } />
	) : (
		<Waiting resource={ resource } />
	);
}
