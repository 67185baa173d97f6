<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering;

use Slipstream\Newsletter\Rendering\Html\Look;
use Slipstream\Newsletter\Rendering\Html\Tag;

/**
 * Says why one gets the email, and how to get no more.
 */
final class Footer {

	public static function html( Marks $marks ): string {
		$text = sprintf(
			/* translators: %s: Name of the site. */
			__( 'You receive this email because you subscribed to new posts from %s.', 'slipstream' ),
			Masthead::site_name()
		);
		$links = self::link( $marks->manage, __( 'Manage your subscription', 'slipstream' ) )
			. '<br>' . self::link( $marks->leave, __( 'Unsubscribe', 'slipstream' ) );
		$home  = self::link( home_url( '/' ), (string) preg_replace( '~^https?://|/$~', '', home_url( '/' ) ) );
		$cell  = Tag::around(
			'td',
			self::paragraph( Tag::text( $text ) ) . self::paragraph( $links ) . self::paragraph( $home ),
			array(
				'class' => Look::IS_LINE . ' ' . Look::IS_MUTED,
				'style' => 'padding:24px 0 0;border-top:1px solid ' . Look::LINE
					. ';font-size:14px;line-height:1.5;color:' . Look::MUTED,
			)
		);
		return Tag::row( array( $cell ), array( 'style' => 'margin:40px 0 0' ) );
	}

	private static function paragraph( string $html ): string {
		return Tag::styled( 'p', $html, 'margin:0 0 8px' );
	}

	private static function link( string $url, string $text ): string {
		return Tag::link( $url, Tag::text( $text ), Look::LINK );
	}
}
