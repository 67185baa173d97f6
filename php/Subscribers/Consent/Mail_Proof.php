<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\Consent;

/**
 * The mail that asked someone to confirm.
 */
final class Mail_Proof {

	/**
	 * @param string $id   Its Message-ID; '' for no mail.
	 * @param string $text As it was sent, without its link.
	 */
	public function __construct( public readonly string $id = '', public readonly string $text = '' ) {}
}
