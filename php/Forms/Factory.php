<?php
/**
 * Builds what forms need.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Forms;

use Closure;
use Slipstream\Blocks\Registrar;
use Slipstream\Forms\Rest\Form_Submit_Controller;
use Slipstream\Support\Clock;
use Slipstream\Support\Counters;
use Slipstream\Support\Secrets;
use wpdb;

/**
 * Builds each part when somebody needs it. Of Forms there is one for each request: the blocks are drawn by it.
 */
final class Factory {

	/**
	 * Takes the database and the time.
	 *
	 * @param wpdb  $database The site's database.
	 * @param Clock $clock    The time.
	 */
	public function __construct( private wpdb $database, private Clock $clock ) {}

	/**
	 * The forms of a request.
	 */
	public function forms(): Forms {
		return new Forms( new Form_Finder(), $this->tokens(), $this->confirmation(), ( new Registrar( SLIPSTREAM_DIR . '/build' ) )->register_of_block( ... ) );
	}

	/**
	 * Takes forms that visitors send.
	 *
	 * @param Forms $forms The forms of the request.
	 */
	public function submission( Forms $forms ): Submission {
		$tokens = $this->tokens();
		return new Submission( $forms, $tokens, $this->limit(), new Spam_Check( $this->clock ), new File_Store( $tokens ), new Feedback_Store(), new Mailer() );
	}

	/**
	 * Takes forms that are posted to their page.
	 *
	 * @param Forms $forms The forms of the request.
	 */
	public function page( Forms $forms ): Page_Handler {
		return new Page_Handler( $this->submission( $forms ), $forms, $this->confirmation() );
	}

	/**
	 * The route that takes forms. It needs the forms that the blocks are drawn by.
	 *
	 * @param Closure(): Forms $forms The forms of the request.
	 */
	public function route( Closure $forms ): Form_Submit_Controller {
		return new Form_Submit_Controller( fn(): Submission => $this->submission( $forms() ), $this->confirmation() );
	}

	/**
	 * The daily cleaning of forms.
	 */
	public function cleaner(): Cleaner {
		return new Cleaner( $this->limit() );
	}

	/**
	 * What is shown after a form was sent.
	 */
	private function confirmation(): Confirmation {
		return new Confirmation( new Feedback_Store(), $this->clock );
	}

	/**
	 * References to forms. Their key is not that of secrets at rest.
	 */
	public function tokens(): Form_Token {
		return new Form_Token( new Secrets( 'forms|' . wp_salt( 'nonce' ) ), $this->clock );
	}

	/**
	 * How often forms may be sent.
	 */
	private function limit(): Rate_Limit {
		return new Rate_Limit( new Counters( $this->database, $this->clock ), $this->clock );
	}
}
