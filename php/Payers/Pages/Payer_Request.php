<?php

declare( strict_types=1 );

namespace Slipstream\Payers\Pages;

/**
 * What someone has sent to the page where they see what they pay.
 */
final class Payer_Request {

	public const FIELD_ACTION = 'slipstream_action';
	public const FIELD_MARK   = 'slipstream_mark';

	/** The number of an order, and of a subscription, and the payment service's ID of one of its payments. */
	public const FIELD_ORDER        = 'slipstream_order';
	public const FIELD_SUBSCRIPTION = 'slipstream_subscription';
	public const FIELD_PAYMENT      = 'slipstream_payment';

	/** When a subscription is to end. */
	public const FIELD_WHEN = 'slipstream_when';
	public const AT_END     = 'end';
	public const AT_NOW     = 'now';

	/** Actions. */
	public const RECEIPT = 'receipt';
	public const PAY     = 'pay';
	public const CARD    = 'card';
	public const CANCEL  = 'cancel';

	/** @param array<mixed> $values Without slashes. */
	public function __construct( private array $values ) {}

	/** '' where it is missing, or no text. */
	public function text( string $name ): string {
		$value = $this->values[ $name ] ?? '';
		return is_string( $value ) && mb_check_encoding( $value, 'UTF-8' ) ? $value : '';
	}

	/** 0 where it is missing, or no number. */
	public function number( string $name ): int {
		$text = $this->text( $name );
		return 1 === preg_match( '/^\d{1,9}$/D', $text ) ? (int) $text : 0;
	}

	/** @return array<string, string> What leads back to the same page after signing in. */
	public function kept(): array {
		$number = $this->number( self::FIELD_SUBSCRIPTION );
		return 0 === $number || My_Payments_Page::CANCEL !== $this->text( My_Payments_Page::QUERY ) ? array() : array(
			My_Payments_Page::QUERY  => My_Payments_Page::CANCEL,
			self::FIELD_SUBSCRIPTION => (string) $number,
		);
	}
}
