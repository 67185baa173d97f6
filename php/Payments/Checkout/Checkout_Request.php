<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Checkout;

use Slipstream\Http\Bot_Trap;

/**
 * What a visitor has sent with a form.
 */
final class Checkout_Request {

	/** The sealed offer. Where it is, a request is one of ours. */
	public const FIELD_OFFER = 'slipstream_checkout';

	public const FIELD_PLAN  = 'slipstream_plan';
	public const FIELD_NONCE = 'slipstream_checkout_nonce';

	/** The chosen amount, in units of the currency; one field for each plan, whose ID follows. */
	public const FIELD_AMOUNT = 'slipstream_amount_';

	/** The amount that was typed; one field for each plan, whose ID follows. */
	public const FIELD_OWN_AMOUNT = 'slipstream_own_amount_';

	/** Whether the fees are covered; one field for each plan, whose ID follows. */
	public const FIELD_FEE = 'slipstream_cover_fees_';

	/** The note; one field for each plan, whose ID follows. */
	public const FIELD_NOTE = 'slipstream_note_';

	/** How many are bought, where several can be. */
	public const FIELD_QUANTITY = 'slipstream_quantity';

	/** Stands for the amount that was typed. */
	public const OWN = 'own';

	/** @param array<mixed> $values Without slashes. */
	public function __construct( private array $values = array() ) {}

	public function offer(): string {
		return $this->text( self::FIELD_OFFER );
	}

	/** The chosen plan; 0 for none. */
	public function plan_id(): int {
		$plan = $this->text( self::FIELD_PLAN );
		return 1 === preg_match( '/^\d{1,18}$/D', $plan ) ? (int) $plan : 0;
	}

	/** The chosen amount's units, or self::OWN; '' for none. Who types an amount means it. */
	public function amount( int $plan_id ): string {
		$amount = $this->text( self::FIELD_AMOUNT . $plan_id );
		return '' === $amount && '' !== $this->own_amount( $plan_id ) ? self::OWN : $amount;
	}

	public function own_amount( int $plan_id ): string {
		return trim( $this->text( self::FIELD_OWN_AMOUNT . $plan_id ) );
	}

	public function covers_fees( int $plan_id ): bool {
		return '' !== $this->text( self::FIELD_FEE . $plan_id );
	}

	public function note( int $plan_id ): string {
		// Browsers send two characters for a line that people and maxlength count as one.
		return trim( str_replace( "\r\n", "\n", $this->text( self::FIELD_NOTE . $plan_id ) ) );
	}

	/** How many are bought, as it was typed; '' if nobody was asked. */
	public function quantity(): string {
		return trim( $this->text( self::FIELD_QUANTITY ) );
	}

	/** What tells one visitor's form from another's; '' if no script has made it. */
	public function nonce(): string {
		return self::checked_nonce( $this->text( self::FIELD_NONCE ) );
	}

	/** A nonce, or '' if it is none. */
	public static function checked_nonce( string $nonce ): string {
		return 1 === preg_match( '/^[0-9A-Za-z-]{16,64}$/D', $nonce ) ? $nonce : '';
	}

	public function is_trapped( Offer $offer ): bool {
		return '' !== $this->text( self::trap( $offer ) );
	}

	/** The name of the field that only programs fill in. */
	public static function trap( Offer $offer ): string {
		return Bot_Trap::name( 'checkout|' . $offer->hash );
	}

	/** '' where it is missing or cannot be read. */
	private function text( string $name ): string {
		$value = $this->values[ $name ] ?? '';
		return is_string( $value ) && mb_check_encoding( $value, 'UTF-8' ) ? $value : '';
	}
}
