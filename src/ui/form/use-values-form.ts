import { useForm } from './use-form';
import type { FormOptions, FormState } from './use-form';

const same = < Values >( values: Values ) => values;

/**
 * A form whose fields hold the values as the server has them; of a secret nothing, until somebody types a new one.
 *
 * @param options What it is about.
 */
export const useValuesForm = < Values extends object >(
	options: Pick<
		FormOptions< Values, Values, Values >,
		'saved' | 'save' | 'validate'
	>
): FormState< Values, Values > =>
	useForm( { ...options, toDraft: same, toBody: same } );
