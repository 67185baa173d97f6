<?php

declare( strict_types=1 );

namespace Slipstream\Mail\Outbox;

use SensitiveParameter;
use stdClass;

/**
 * A mail as it is stored. Outbox changes it.
 */
final class Mail {

	/**
	 * @param string $key    What tells it from others.
	 * @param int    $tries  How often a process has begun to send it.
	 * @param string $secret What of the text is removed once the mail is sent; '' for nothing.
	 */
	private function __construct(
		public readonly int $id,
		public readonly string $key,
		public readonly string $kind,
		public readonly string $recipient,
		public readonly string $subject,
		public readonly string $body,
		public readonly Mail_Progress $state,
		public readonly int $tries,
		public readonly int $created,
		#[SensitiveParameter]
		public readonly string $secret
	) {}

	public static function of( stdClass $row ): self {
		return new self(
			(int) $row->id,
			(string) $row->mail_key,
			(string) $row->kind,
			(string) $row->recipient,
			(string) $row->subject,
			(string) $row->body,
			Mail_Progress::from( (string) $row->state ),
			(int) $row->tries,
			(int) $row->created,
			(string) $row->secret
		);
	}

	/**
	 * What the Message-ID of a mail is, each time that it is sent.
	 *
	 * @param string $key What tells it from others.
	 */
	public static function message_id( string $key ): string {
		return sprintf( '<%s@%s>', substr( $key, 0, 32 ), (string) wp_parse_url( home_url(), PHP_URL_HOST ) );
	}

	public function letter(): Letter {
		return new Letter( $this->key, $this->recipient, $this->subject, $this->body );
	}

	/** The text as it is kept once nobody sends it any more. */
	public function kept_body(): string {
		return self::without( $this->secret, $this->body );
	}

	/** A text without a secret. */
	public static function without( #[SensitiveParameter] string $secret, string $text ): string {
		return '' === $secret ? $text : str_replace( $secret, '…', $text );
	}
}
