<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Definition;

/**
 * The labels and validation messages that a form's script needs, in the site's language. The server uses the same
 * messages.
 */
final class Form_Messages {

	public static function json( Form $form ): string {
		$fields = array();
		$labels = array();
		foreach ( $form->fields() as $field ) {
			$messages = $field->field_type()->messages( $field );
			$labels  += $field->field_type()->script_labels();
			if ( $messages ) {
				$fields[ $field->id ] = $messages;
			}
		}
		$texts = self::of_form() + array( 'fields' => (object) $fields );
		if ( $form->steps() > 0 ) {
			/* translators: 1: a step's number, 2: how many steps there are. */
			$texts['step'] = __( 'Step %1$d of %2$d', 'slipstream' );
		}
		return (string) wp_json_encode( $texts + $labels, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	}

	/** The error for a form that is too large for the server. */
	public static function too_large(): string {
		return __( 'The server cannot accept this much at once. Please choose smaller files.', 'slipstream' );
	}

	/** The error for a form that is too old to know what its visitor saw. */
	public static function too_old(): string {
		return __(
			'This page is out of date. Please copy your answers, reload the page, and send the form again.',
			'slipstream'
		);
	}

	public static function nothing(): string {
		return __( 'The form is empty. Please answer at least one question.', 'slipstream' );
	}

	/** How to recover the input of a form that is no longer shown. */
	public static function answers_kept(): string {
		return __( 'To recover what you entered, use your browser’s Back button.', 'slipstream' );
	}

	/** The heading of a form with errors. */
	public static function not_sent(): string {
		return __( 'The form has not been sent yet. Nothing you entered is lost.', 'slipstream' );
	}

	/** @return array<string, mixed> */
	private static function of_form(): array {
		return array(
			'unsent'  => self::not_sent(),
			'sending' => __( 'Sending…', 'slipstream' ),
			'cancel'  => __( 'Cancel', 'slipstream' ),
			'stopped' => __( 'Sending was stopped. Your answers are still here.', 'slipstream' ),
			'failed'  => __(
				'The form could not be sent. Your answers are still here: please try again.',
				'slipstream'
			),
			'offline' => __(
				'You are offline. Your answers are still here: please try again when you are connected.',
				'slipstream'
			),
			/* translators: %s: a time such as 14:30. */
			'again'   => __( 'You can try again at %s.', 'slipstream' ),
			'back'    => __( 'Go back', 'slipstream' ),
		);
	}
}
