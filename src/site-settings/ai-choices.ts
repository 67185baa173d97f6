/* eslint-disable prettier/prettier -- Made of php/Ai/choices.json by the build: change that. */
import { __ } from '@wordpress/i18n';

/** What can be chosen, in the order in which it is shown; the first is the usual one. */
export const aiChoices = {
	features: {
		'writing': { get label() { return __( 'Writing', 'slipstream' ); } },
		'forms': { get label() { return __( 'Forms', 'slipstream' ); } },
		'images': { get label() { return __( 'Images', 'slipstream' ); } },
		'voice': { get label() { return __( 'Voice', 'slipstream' ); } },
	},
	tones: {
		'formal': { get label() { return __( 'Formal', 'slipstream' ); } },
		'informal': { get label() { return __( 'Informal', 'slipstream' ); } },
		'optimistic': { get label() { return __( 'Optimistic', 'slipstream' ); } },
		'humorous': { get label() { return __( 'Humorous', 'slipstream' ); } },
		'serious': { get label() { return __( 'Serious', 'slipstream' ); } },
		'skeptical': { get label() { return __( 'Skeptical', 'slipstream' ); } },
		'empathetic': { get label() { return __( 'Empathetic', 'slipstream' ); } },
		'confident': { get label() { return __( 'Confident', 'slipstream' ); } },
		'passionate': { get label() { return __( 'Passionate', 'slipstream' ); } },
		'provocative': { get label() { return __( 'Provocative', 'slipstream' ); } },
	},
} as const;
