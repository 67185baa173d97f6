<?php

declare( strict_types=1 );

namespace Slipstream\Mail\Outbox;

use SensitiveParameter;

/**
 * A mail as it is handed to the mail server.
 */
final class Letter {

	/**
	 * @param string       $key       What tells it from others: its Message-ID is made of it.
	 * @param string       $body      Plain text, or HTML where a plain text is given too.
	 * @param list<string> $headers   Besides those that all have.
	 * @param string       $plain     The plain text of an HTML mail; '' for mails of plain text.
	 * @param string       $from_name The sender's name; '' for the site's own.
	 */
	public function __construct(
		public readonly string $key,
		public readonly string $recipient,
		public readonly string $subject,
		#[SensitiveParameter]
		public readonly string $body,
		#[SensitiveParameter]
		public readonly array $headers = array(),
		#[SensitiveParameter]
		public readonly string $plain = '',
		public readonly string $from_name = ''
	) {}

	/** @return list<string> */
	public function all_headers(): array {
		return array(
			'Auto-Submitted: auto-generated',
			...( '' === $this->plain ? array() : array( 'Content-Type: text/html; charset=UTF-8' ) ),
			...$this->headers,
		);
	}
}
