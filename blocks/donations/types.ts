/** How often is given, as plans have it. */
export type Interval = 'one-time' | '1 month' | '1 year';

/** What one interval offers. */
export interface Donation {
	show: boolean;
	/** Null before it is known, -1 if no account takes payments. */
	planId: number | null;
	/** Decimal numbers of the currency, 1 to 8. */
	amounts: number[];
	/** The amount that is chosen at first. */
	defaultAmountIndex?: number;
	heading?: string;
	extraText?: string;
	buttonText?: string;
}

/** The attribute that holds an interval's. */
export type DonationKey =
	'oneTimeDonation' | 'monthlyDonation' | 'annualDonation';

/** What is collected for. */
export interface Goal {
	/** A decimal number of the currency. */
	amount: number;
	label?: string;
}

type Sides = Record< string, string >;

/** The block's attributes, as block.json has them. */
export interface DonationsAttributes extends Record< DonationKey, Donation > {
	currency: string;
	showCustomAmount: boolean;
	chooseAmountText?: string;
	customAmountText?: string;
	/** Where readers of feeds and mails give. */
	fallbackLinkUrl?: string;
	defaultInterval?: Interval;
	customAmountPlaceholder?: number;
	minimumAmount?: number;
	maximumAmount?: number;
	activeTabBackgroundColor?: string;
	activeTabTextColor?: string;
	inactiveTabBackgroundColor?: string;
	inactiveTabTextColor?: string;
	selectedAmountBackgroundColor?: string;
	selectedAmountTextColor?: string;
	selectedAmountOutlineColor?: string;
	tabBorderColor?: string;
	tabsAppearance: 'tabs' | 'buttons';
	tabFontSize?: string;
	buttonFontSize?: string;
	amountFontSize?: string;
	tabPadding?: Sides;
	buttonPadding?: Sides;
	amountBorder?: Sides;
	blockBorder?: Sides;
	amountBorderRadius?: string | Sides;
	buttonBorderRadius?: string | Sides;
	blockBorderRadius?: string | Sides;
	buttonAlignment: '' | 'left' | 'center' | 'right' | 'full';
	contentAlignment: '' | 'left' | 'center' | 'right';
	displayMode: 'inline' | 'modal';
	triggerButtonText?: string;
	triggerIcon: string;
	triggerSticky: boolean;
	variationName: string;
	goal?: Goal;
	coversFees: boolean;
	asksForNote: boolean;
	className?: string;
}
