<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\Import;

/**
 * Why a row of a file makes nobody a subscriber.
 */
enum Refusal: string {

	case Blank    = 'empty';
	case Invalid  = 'invalid';
	case Twice    = 'twice';
	case Known    = 'known';
	case Left     = 'left';
	case Category = 'category';
	case Erased   = 'erased';

	/** What people read. */
	public function message(): string {
		return match ( $this ) {
			self::Blank    => __( 'There is no email address.', 'slipstream' ),
			self::Invalid  => __( 'This is not an email address.', 'slipstream' ),
			self::Twice    => __( 'The file has this address twice.', 'slipstream' ),
			self::Known    => __( 'This address is a subscriber already.', 'slipstream' ),
			self::Left     => __( 'Whoever has this address has unsubscribed. Only they can subscribe again.', 'slipstream' ),
			self::Category => __( 'None of the categories is a newsletter category of this site.', 'slipstream' ),
			self::Erased   => __( 'The data of this person was erased.', 'slipstream' ),
		};
	}
}
