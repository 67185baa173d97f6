/** The block's attributes, as block.json has them. */
export interface ReservationAttributes {
	/** Numbers of restaurants. */
	rid: readonly string[];
	/** The class of a style goes before it. */
	style: string;
	iframe: boolean;
	domain: string;
	lang: string;
	newtab: boolean;
	/** Whether the theme's space around the widget is taken away. */
	negativeMargin: boolean;
	align?: string;
	className?: string;
}
