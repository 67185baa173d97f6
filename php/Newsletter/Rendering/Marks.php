<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering;

/**
 * The marks where a reader's own links stand. An author who types one gets text, not a link.
 */
final class Marks {

	private const BEGIN = '%%slipstream-';

	/** Nobody can type what stands for the marks while an email is drawn. */
	public readonly string $leave;
	public readonly string $manage;

	public function __construct() {
		$this->leave  = 'https://' . bin2hex( random_bytes( 16 ) ) . '.invalid/';
		$this->manage = 'https://' . bin2hex( random_bytes( 16 ) ) . '.invalid/';
	}

	public function in_html( string $html ): string {
		return $this->in( str_ireplace( self::BEGIN, '&#37;%slipstream-', $html ) );
	}

	public function in_text( string $text ): string {
		return $this->in( str_ireplace( self::BEGIN, "%\u{2060}%slipstream-", $text ) );
	}

	private function in( string $text ): string {
		return strtr(
			$text,
			array(
				$this->leave  => Rendered_Post::LEAVE,
				$this->manage => Rendered_Post::MANAGE,
			)
		);
	}
}
