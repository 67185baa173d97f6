<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Forms\Inbox;

use Slipstream\Tests\Forms\Forms_Case;

require_once dirname( __DIR__ ) . '/Forms_Case.php';

/** Has responses to do something with. */
abstract class Inbox_Case extends Forms_Case {

	/** The page of the form. */
	protected int $page_id = 0;

	/** @return list<int> Fills the inbox: three responses from one page, the newest last. */
	protected function fill_inbox(): array {
		$this->page_id = $this->publish( self::CONTACT );
		$ids           = array();
		foreach ( array(
			array( 'Ann', 'ann@example.org', 'Größe' ),
			array( '=cmd()', 'bo@example.org', "two\nlines, \"quoted\"" ),
			array( 'Cy', 'ANN@example.org', 'x' ),
		) as list( $name, $email, $message ) ) {
			self::assertSame( 200, $this->send( compact( 'name', 'email', 'message' ) )->get_status() );
			$ids[] = $this->response()->post->ID;
		}
		$this->sign_in( 'editor' );
		return $ids;
	}
}
