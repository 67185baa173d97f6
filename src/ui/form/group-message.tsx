interface Props {
	message: string | undefined;
}

/** What is wrong with a group of fields as a whole; stands in its fieldset. */
export function GroupMessage( { message }: Props ) {
	return message ? (
		<p className="slipstream-ui-form__message">{ message }</p>
	) : null;
}
