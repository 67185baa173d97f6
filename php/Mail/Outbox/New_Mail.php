<?php

declare( strict_types=1 );

namespace Slipstream\Mail\Outbox;

use Closure;
use SensitiveParameter;

/**
 * A mail before it is stored: plain text.
 */
final class New_Mail {

	/**
	 * @param string $kind   What it is, such as 'canceled'.
	 * @param string $thing  What it is about: one mail of a kind is sent for each thing.
	 * @param string $about  The email address of whose data it has.
	 * @param string $place  Where it may be sent, as the domain's Places says.
	 * @param string $secret What of the text is removed once the mail is sent; '' for nothing.
	 */
	private function __construct(
		public readonly string $kind,
		public readonly string $thing,
		public readonly string $recipient,
		public readonly string $subject,
		public readonly string $body,
		public readonly string $about,
		public readonly string $place,
		#[SensitiveParameter]
		public readonly string $secret
	) {}

	/**
	 * Writes one.
	 *
	 * @param string                       $kind   As above.
	 * @param string                       $thing  As above.
	 * @param Closure(): array{0: string, 1: list<string>} $write Gives the subject and the paragraphs, in the language
	 *     that is set when it is called.
	 * @param string                       $about  As above; '' if it is the recipient.
	 * @param string                       $place  As above.
	 * @param string                       $secret As above.
	 * @param string                       $locale Its language; '' for the site's.
	 */
	public static function write(
		string $kind,
		string $thing,
		string $recipient,
		Closure $write,
		string $about = '',
		string $place = '',
		#[SensitiveParameter] string $secret = '',
		string $locale = ''
	): self {
		// A language that the site no longer has is no reason to write in that of who happens to ask.
		$is_switched = ( '' !== $locale && switch_to_locale( $locale ) ) || switch_to_locale( get_locale() );
		try {
			list( $subject, $paragraphs ) = $write();
		} finally {
			if ( $is_switched ) {
				restore_previous_locale();
			}
		}
		$site = wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
		$body = array_filter( $paragraphs, static fn ( string $text ): bool => '' !== $text );
		$text = array(
			'subject' => "[$site] $subject",
			'body'    => implode( "\n\n", $body ),
		);
		/**
		 * Filters the text of a mail to someone who pays or subscribes, or to the site's owner about them, before it is
		 * stored.
		 *
		 * @since 0.1.0
		 *
		 * @param array{subject: string, body: string} $text  Plain text.
		 * @param string                               $kind   What it is, such as 'canceled'.
		 * @param string                               $thing What it is about.
		 */
		$filtered = (array) apply_filters( 'slipstream_mail_text', $text, $kind, $thing );
		return new self(
			$kind,
			$thing,
			$recipient,
			(string) ( $filtered['subject'] ?? $text['subject'] ),
			(string) ( $filtered['body'] ?? $text['body'] ),
			'' === $about ? $recipient : $about,
			$place,
			$secret
		);
	}

	/** What tells it from others. */
	public function key(): string {
		return hash( 'sha256', "$this->kind|$this->thing" );
	}

	/** The text as it is kept once nobody sends it any more. */
	public function kept_body(): string {
		return Mail::without( $this->secret, $this->body );
	}
}
