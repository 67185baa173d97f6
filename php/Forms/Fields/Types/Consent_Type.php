<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Fields\Types;

use Slipstream\Forms\Fields\Submission_Attempt;
use Slipstream\Forms\Fields\Field;
use Slipstream\Forms\Fields\Html;


/**
 * Consent that visitors give by checking a box or by sending the form.
 */
final class Consent_Type extends Checkbox_Type {

	public function html( Field $field, Submission_Attempt $attempt ): string {
		if ( 'explicit' === $field->text( 'consentType' ) ) {
			return $this->box( $field, $attempt );
		}
		return sprintf(
			'<label %s><input type="hidden" name="%s" id="%s" value="%s">%s</label>',
			$field->label_style->attributes( 'grunion-field-label consent consent-implicit' ),
			esc_attr( $field->name ),
			esc_attr( $field->id ),
			esc_attr( self::YES ),
			Html::label_content( $field )
		);
	}

	/** Whether it has an input: implied consent does not. */
	public function has_input( Field $field ): bool {
		return 'explicit' === $field->text( 'consentType' );
	}

	/** Whether an empty label is rendered too. */
	protected function always_labeled(): bool {
		return true;
	}

	/**
	 * The label: the message for this kind of consent.
	 *
	 * @param array<string, mixed> $attributes The field's attributes.
	 */
	public function label( array $attributes ): string {
		$type  = 'explicit' === self::text( $attributes, 'consentType' ) ? 'explicit' : 'implicit';
		$label = self::text( $attributes, 'label' );
		if (
			'' !== $label
			&& '' === self::text(
				$attributes,
				'implicitConsentMessage'
			) . self::text( $attributes, 'explicitConsentMessage' )
		) {
			return $label;
		}
		$own = self::text( $attributes, $type . 'ConsentMessage' );
		return '' !== $own ? $own : ( $label ?: $this->message( $type ) );
	}
}
