<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering;

/**
 * A post as an email, for all readers with the same access. Where the reader's own links stand, it has marks.
 */
final class Rendered_Post {

	/** Stands for the address where the reader unsubscribes, and for that where they choose what they get. */
	public const LEAVE  = '%%slipstream-leave%%';
	public const MANAGE = '%%slipstream-manage%%';

	/**
	 * @param string $subject Plain text.
	 * @param string $html    A whole document.
	 * @param string $text    The same as plain text.
	 */
	public function __construct(
		public readonly string $subject,
		public readonly string $html,
		public readonly string $text
	) {}

	/** @param array<mixed> $stored As to_array() gives it. */
	public static function of( array $stored ): self {
		return new self(
			(string) ( $stored['subject'] ?? '' ),
			(string) ( $stored['html'] ?? '' ),
			(string) ( $stored['text'] ?? '' )
		);
	}

	/** @return array{subject: string, html: string, text: string} */
	public function to_array(): array {
		return array(
			'subject' => $this->subject,
			'html'    => $this->html,
			'text'    => $this->text,
		);
	}

	/**
	 * With the links of one reader.
	 *
	 * @param string $leave  Where they unsubscribe.
	 * @param string $manage Where they choose what they get.
	 */
	public function for_reader( string $leave, string $manage ): self {
		$links = array(
			self::LEAVE  => $leave,
			self::MANAGE => $manage,
		);
		return new self(
			$this->subject,
			strtr( $this->html, array_map( 'esc_url', $links ) ),
			strtr( $this->text, $links )
		);
	}
}
