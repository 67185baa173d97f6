<?php

declare( strict_types=1 );

namespace Slipstream\Forms;

use Slipstream\Blocks\Registrar;
use Slipstream\Forms\Definition\Form_Finder;
use Slipstream\Forms\Definition\Form_Token;
use Slipstream\Forms\Files\File_Store;
use Slipstream\Forms\Inbox\Feedback_Store;
use Slipstream\Forms\Mail\Mailer;
use Slipstream\Forms\Protection\Abuse_Check;
use Slipstream\Forms\Protection\Duplicate_Guard;
use Slipstream\Forms\Protection\Rate_Limiter;
use Slipstream\Forms\Protection\Spam_Check;
use Slipstream\Forms\Rendering\Confirmation;
use Slipstream\Forms\Rendering\Forms;
use Slipstream\Forms\Sending\Feedback_Writer;
use Slipstream\Forms\Sending\Page_Handler;
use Slipstream\Forms\Sending\Resend;
use Slipstream\Forms\Sending\Response_Delivery;
use Slipstream\Forms\Sending\Submission;
use Slipstream\Forms\Sending\Submission_Claims;
use Slipstream\Forms\Sending\Submission_Reader;
use Slipstream\Forms\Sending\Submitted_Files;
use Slipstream\Support\Clock;
use Slipstream\Support\Database\Counters;
use Slipstream\Support\Sealed_Data;

/**
 * Builds each part on first use. There is one Forms object per request, because it renders the blocks.
 */
final class Forms_Services {

	public function __construct( private Counters $counters, private Clock $clock, private Registrar $registrar ) {}

	/** The request's forms. */
	public function forms(): Forms {
		return new Forms(
			new Form_Finder(),
			$this->tokens(),
			$this->confirmation(),
			$this->registrar->register_of_block( ... )
		);
	}

	/** Processes forms that visitors send. */
	public function submission( Forms $forms ): Submission {
		$tokens = $this->tokens();
		$files  = new File_Store( $tokens );
		$guard  = new Duplicate_Guard( $this->counters );
		$writer = new Feedback_Writer( $this->clock );
		return new Submission(
			new Submission_Reader( $forms, $tokens, $files ),
			new Abuse_Check( $this->limit(), new Spam_Check( $this->clock ) ),
			new Submission_Claims( $guard, $writer, $tokens, $this->clock ),
			new Submitted_Files( $files ),
			new Response_Delivery( $writer, new Mailer( $this->limit() ), $guard, $this->clock )
		);
	}

	/** Processes forms that are posted to their page. */
	public function page( Forms $forms ): Page_Handler {
		return new Page_Handler( $this->submission( $forms ), $forms, $this->confirmation() );
	}

	public function cleaner(): Forms_Cleaner {
		return new Forms_Cleaner();
	}

	/** Resends the notification email. */
	public function resend(): Resend {
		$mailer = new Mailer( $this->limit() );
		return new Resend( new Form_Finder(), $mailer->send( ... ) );
	}

	/** The confirmation after a form is sent. */
	public function confirmation(): Confirmation {
		return new Confirmation( new Feedback_Store(), $this->clock );
	}

	/** The tokens that refer to forms. Their key differs from the one for stored secrets. */
	public function tokens(): Form_Token {
		return new Form_Token( Sealed_Data::for_visitors( 'forms' ), $this->clock );
	}

	/** Limits how often visitors can send forms. */
	public function limit(): Rate_Limiter {
		return new Rate_Limiter( $this->counters );
	}
}
