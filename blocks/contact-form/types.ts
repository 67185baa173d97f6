/** What a form holds of itself; old forms may hold anything, so every reader checks. */
export interface FormAttributes extends Record< string, unknown > {
	ref?: number;
	to?: string;
	subject?: string;
	formTitle?: string;
	variationName?: string;
	className?: string;
	confirmationType?: string;
	customThankyou?: string;
	customThankyouHeading?: string;
	customThankyouMessage?: string;
	customThankyouRedirect?: string;
	disableGoBack?: boolean;
	disableSummary?: boolean;
	saveResponses?: boolean;
	emailNotifications?: boolean;
}
