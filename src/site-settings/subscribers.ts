/* eslint-disable prettier/prettier -- Made of php/Subscribers/settings.json by the build: change that. */
import { __ } from '@wordpress/i18n';
import type { DeepReadonly } from './deep-readonly';

interface Values {
	/**
	 * Offer to subscribe to posts below the comment form
	 */
	stb_enabled: boolean;
	/**
	 * Offer to subscribe to comments below the comment form
	 */
	stc_enabled: boolean;
	/**
	 * Newsletter categories
	 */
	wpcom_newsletter_categories: number[];
	/**
	 * Let subscribers choose categories
	 */
	wpcom_newsletter_categories_enabled: boolean;
	/**
	 * Send new posts to subscribers unless the author decides otherwise
	 */
	wpcom_newsletter_send_default: boolean;
	/**
	 * Featured image in emails
	 */
	wpcom_featured_image_in_email: boolean;
	/**
	 * Picture of the author in emails
	 */
	jetpack_gravatar_in_email: boolean;
	/**
	 * Name of the author in emails
	 */
	jetpack_author_in_email: boolean;
	/**
	 * Date of the post in emails
	 */
	jetpack_post_date_in_email: boolean;
	/**
	 * Send the excerpt instead of the whole post
	 */
	wpcom_subscription_emails_use_excerpt: boolean;
	/**
	 * Where replies to emails go
	 */
	jetpack_subscriptions_reply_to: '' | 'author' | 'no-reply' | 'comment';
	/**
	 * Name of the sender of emails
	 */
	jetpack_subscriptions_from_name: string;
	/**
	 * Offer to subscribe in a pop-up
	 */
	sm_enabled: boolean;
	/**
	 * Offer to subscribe before the home page is shown
	 */
	jetpack_subscribe_overlay_enabled: boolean;
	/**
	 * Floating button to subscribe
	 */
	jetpack_subscribe_floating_button_enabled: boolean;
	/**
	 * Offer to subscribe at the end of each post
	 */
	jetpack_subscriptions_subscribe_post_end_enabled: boolean;
	/**
	 * Link to sign in as a subscriber in the menu
	 */
	jetpack_subscriptions_login_navigation_enabled: boolean;
	/**
	 * Form to subscribe in the menu
	 */
	jetpack_subscriptions_subscribe_navigation_enabled: boolean;
	/**
	 * Email the owner when someone subscribes
	 */
	social_notifications_subscribe: boolean;
	/**
	 * Texts for subscribers
	 */
	subscription_options: {
		invitation?: string;
		welcome?: string;
		comment_follow?: string;
		subscribe_modal_heading?: string;
		hide_free_tier?: string;
		free_tier_description?: string;
	};
	/**
	 * What subscribers agree to
	 */
	slipstream_newsletter_consent: string;
	/**
	 * Years for which proof of consent is kept after someone has left
	 */
	slipstream_consent_years: number;
}

/** The settings as the server has them. */
export type SubscribersSettings = DeepReadonly< Values >;

/** What is said of each. */
export const subscribersSettings = {
	stb_enabled: {
		get label() { return __( 'Offer to subscribe to posts below the comment form', 'slipstream' ); },
		default: true,
	},
	stc_enabled: {
		get label() { return __( 'Offer to subscribe to comments below the comment form', 'slipstream' ); },
		default: true,
	},
	wpcom_newsletter_categories: {
		get label() { return __( 'Newsletter categories', 'slipstream' ); },
		get description() { return __( 'Subscribers choose from these post categories. A post that is in none of them is for everyone.', 'slipstream' ); },
		limits: {"maxItems":200,"items":{"minimum":1,"maximum":1000000000}},
		default: [],
	},
	wpcom_newsletter_categories_enabled: {
		get label() { return __( 'Let subscribers choose categories', 'slipstream' ); },
		default: false,
	},
	wpcom_newsletter_send_default: {
		get label() { return __( 'Send new posts to subscribers unless the author decides otherwise', 'slipstream' ); },
		default: true,
	},
	wpcom_featured_image_in_email: {
		get label() { return __( 'Featured image in emails', 'slipstream' ); },
		default: false,
	},
	jetpack_gravatar_in_email: {
		get label() { return __( 'Picture of the author in emails', 'slipstream' ); },
		default: true,
	},
	jetpack_author_in_email: {
		get label() { return __( 'Name of the author in emails', 'slipstream' ); },
		default: true,
	},
	jetpack_post_date_in_email: {
		get label() { return __( 'Date of the post in emails', 'slipstream' ); },
		default: true,
	},
	wpcom_subscription_emails_use_excerpt: {
		get label() { return __( 'Send the excerpt instead of the whole post', 'slipstream' ); },
		default: false,
	},
	jetpack_subscriptions_reply_to: {
		get label() { return __( 'Where replies to emails go', 'slipstream' ); },
		limits: {"maxLength":10000,"enum":["","author","no-reply","comment"]},
		default: "comment",
	},
	jetpack_subscriptions_from_name: {
		get label() { return __( 'Name of the sender of emails', 'slipstream' ); },
		limits: {"maxLength":10000},
		default: "",
	},
	sm_enabled: {
		get label() { return __( 'Offer to subscribe in a pop-up', 'slipstream' ); },
		default: false,
	},
	jetpack_subscribe_overlay_enabled: {
		get label() { return __( 'Offer to subscribe before the home page is shown', 'slipstream' ); },
		default: false,
	},
	jetpack_subscribe_floating_button_enabled: {
		get label() { return __( 'Floating button to subscribe', 'slipstream' ); },
		default: false,
	},
	jetpack_subscriptions_subscribe_post_end_enabled: {
		get label() { return __( 'Offer to subscribe at the end of each post', 'slipstream' ); },
		default: false,
	},
	jetpack_subscriptions_login_navigation_enabled: {
		get label() { return __( 'Link to sign in as a subscriber in the menu', 'slipstream' ); },
		default: false,
	},
	jetpack_subscriptions_subscribe_navigation_enabled: {
		get label() { return __( 'Form to subscribe in the menu', 'slipstream' ); },
		default: false,
	},
	social_notifications_subscribe: {
		get label() { return __( 'Email the owner when someone subscribes', 'slipstream' ); },
		default: false,
	},
	subscription_options: {
		get label() { return __( 'Texts for subscribers', 'slipstream' ); },
		limits: {"properties":{"invitation":{"maxLength":10000},"welcome":{"maxLength":10000},"comment_follow":{"maxLength":10000},"subscribe_modal_heading":{"maxLength":10000},"hide_free_tier":{"maxLength":10000},"free_tier_description":{"maxLength":10000}}},
	},
	slipstream_newsletter_consent: {
		get label() { return __( 'What subscribers agree to', 'slipstream' ); },
		get description() { return __( 'This text appears next to the button of each sign-up form and is stored with each consent. Leave it empty to use a standard text in the language of the page.', 'slipstream' ); },
		limits: {"maxLength":1000},
		default: "",
	},
	slipstream_consent_years: {
		get label() { return __( 'Years for which proof of consent is kept after someone has left', 'slipstream' ); },
		get description() { return __( 'Counted from the end of the year in which they left. With 0, it is deleted the next day.', 'slipstream' ); },
		limits: {"minimum":0,"maximum":30},
		default: 3,
	},
} as const;
