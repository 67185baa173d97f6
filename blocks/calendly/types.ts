/** The block's attributes, as block.json has them. */
export interface CalendlyAttributes {
	/** Colors are six hexadecimal digits without #. */
	backgroundColor: string;
	primaryColor: string;
	textColor: string;
	hideEventTypeDetails: boolean;
	/** `inline`, or `link` for a button. */
	style: string;
	url?: string;
	/** Of buttons that older versions saved. */
	submitButtonText?: string;
	submitButtonTextColor?: string;
	submitButtonBackgroundColor?: string;
	submitButtonClasses?: string;
	backgroundButtonColor?: string;
	textButtonColor?: string;
	customBackgroundButtonColor?: string;
	customTextButtonColor?: string;
}
