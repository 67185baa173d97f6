/** The block's attributes, as block.json has them: those of posts from before buttons were blocks. */
export interface VisitorViewAttributes {
	subscribeButtonText?: string;
	loginButtonText?: string;
	buttonClasses?: string;
	backgroundButtonColor?: string;
	textButtonColor?: string;
	customBackgroundButtonColor?: string;
	customTextButtonColor?: string;
}
