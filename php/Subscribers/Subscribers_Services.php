<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers;

use Slipstream\Jobs\Job_Queue;
use Slipstream\Jobs\Jobs_Module;
use Slipstream\Mail\Outbox\Mailer;
use Slipstream\Mail\Outbox\Mails_Jobs;
use Slipstream\Mail\Outbox\Outbox;
use Slipstream\Mail\Outbox\Sender;
use Slipstream\Members\Members_Module;
use Slipstream\Modules\Jobs\Job_Handler;
use Slipstream\Subscribers\Consent\Proofs;
use Slipstream\Subscribers\Consent\Texts;
use Slipstream\Subscribers\Import\Import_Job;
use Slipstream\Subscribers\Import\Import_Rows;
use Slipstream\Subscribers\Import\Import_Service;
use Slipstream\Subscribers\Import\Importer;
use Slipstream\Subscribers\Import\Imports;
use Slipstream\Subscribers\Leaving\Departure;
use Slipstream\Subscribers\Leaving\Leave_Links;
use Slipstream\Subscribers\Leaving\Leave_Page;
use Slipstream\Subscribers\Lists\Recipients;
use Slipstream\Subscribers\Lists\Subscriber_List;
use Slipstream\Subscribers\Lists\Subscribers_Csv;
use Slipstream\Subscribers\Mails\Home_Place;
use Slipstream\Subscribers\Mails\Owner_Notice;
use Slipstream\Subscribers\Mails\Sign_Up_Mails;
use Slipstream\Subscribers\Manage\Manage_Page;
use Slipstream\Subscribers\People\Address_Key;
use Slipstream\Subscribers\People\Subscribers;
use Slipstream\Subscribers\Sign_Up\By_Hand;
use Slipstream\Subscribers\Sign_Up\Confirm_Page;
use Slipstream\Subscribers\Sign_Up\Confirmation;
use Slipstream\Subscribers\Sign_Up\Guard;
use Slipstream\Subscribers\Sign_Up\Intake;
use Slipstream\Subscribers\Sign_Up\Own_List;
use Slipstream\Subscribers\Sign_Up\Sign_Up_Page;
use Slipstream\Subscribers\Sign_Up\Sign_Up_Service;
use Slipstream\Subscribers\Sign_Up\Sign_Ups;
use Slipstream\Support\Environment;

/** Builds each part when it is asked for. */
final class Subscribers_Services {

	/** The mails that the module sends, and the kind of job that sends them. */
	public const TABLE_MAILS = 'slipstream_subscriber_mails';
	public const MAILS_JOB   = 'subscriber-mails';

	private Address_Key $keys;

	public function __construct(
		private Environment $site,
		private Members_Module $members,
		private Jobs_Module $jobs
	) {
		$this->keys = new Address_Key( $site->database() );
	}

	public function subscribers(): Subscribers {
		return new Subscribers( $this->database(), $this->keys, $this->site->clock() );
	}

	public function proofs(): Proofs {
		return new Proofs( $this->database(), $this->keys, $this->texts(), $this->site->clock() );
	}

	/**
	 * Of people who left before this moment, nobody has to prove anything any more.
	 *
	 * @throws \Slipstream\Http\Request_Error If the database fails.
	 */
	public function proofs_until(): int {
		$years = (int) Subscribers_Settings::value( Subscribers_Settings::CONSENT_YEARS );
		$now   = $this->site->clock()->now();
		// What is being stored at this moment belongs to someone who becomes a subscriber in the next.
		return 0 === $years
			? $now - DAY_IN_SECONDS
			: (int) gmmktime( 0, 0, 0, 1, 1, (int) gmdate( 'Y', $now ) - $years );
	}

	public function sign_ups(): Sign_Ups {
		return new Sign_Ups( $this->database(), $this->keys, $this->texts(), $this->site->clock() );
	}

	public function sign_up_service(): Sign_Up_Service {
		return new Sign_Up_Service( $this->sign_ups(), $this->subscribers(), $this->guard(), $this->mailer() );
	}

	public function by_hand(): By_Hand {
		return new By_Hand( $this->sign_up_service(), $this->subscribers(), $this->proofs(), $this->site->clock() );
	}

	public function checks(): Subscribers_Checks {
		return new Subscribers_Checks( $this->outbox(), $this->guard(), $this->subscribers() );
	}

	/** What the rows of an address are found by. */
	public function keys(): Address_Key {
		return $this->keys;
	}

	public function guard(): Guard {
		return new Guard( $this->site->counters(), $this->site->clock() );
	}

	public function intake(): Intake {
		return new Intake( $this->sign_up_service(), $this->guard(), $this->categories(), $this->site->clock() );
	}

	/** @param bool $is_on Whether the site keeps a list. */
	public function own_list( bool $is_on ): Own_List {
		return new Own_List( $is_on, $this->sign_up_service(), $this->categories(), $this->site->clock() );
	}

	public function sign_up_page(): Sign_Up_Page {
		return new Sign_Up_Page( $this->intake(), $this->categories() );
	}

	public function confirmation(): Confirmation {
		return new Confirmation( $this->sign_ups(), $this->subscribers(), $this->proofs(), $this->site->clock() );
	}

	public function confirm_page(): Confirm_Page {
		return new Confirm_Page( $this->confirmation(), new Owner_Notice( $this->mailer() ) );
	}

	public function departure(): Departure {
		return new Departure( $this->subscribers(), $this->sign_ups() );
	}

	public function leave_links(): Leave_Links {
		return new Leave_Links( $this->database(), $this->site->clock() );
	}

	public function leave_page(): Leave_Page {
		return new Leave_Page( $this->leave_links(), $this->subscribers(), $this->departure() );
	}

	public function manage_page(): Manage_Page {
		return new Manage_Page( $this->members, $this->subscribers(), $this->departure(), $this->categories() );
	}

	public function subscriber_list(): Subscriber_List {
		return new Subscriber_List( $this->database() );
	}

	public function recipients(): Recipients {
		return new Recipients(
			$this->database(),
			$this->subscribers(),
			$this->subscriber_list(),
			$this->leave_links(),
			$this->categories()
		);
	}

	public function imports(): Imports {
		return new Imports( $this->database(), $this->site->clock() );
	}

	public function import_rows(): Import_Rows {
		return new Import_Rows( $this->database() );
	}

	public function import_service(): Import_Service {
		return new Import_Service(
			$this->imports(),
			$this->import_rows(),
			$this->queue(),
			Subscribers_Csv::known_columns()
		);
	}

	public function import_job(): Import_Job {
		return new Import_Job(
			$this->imports(),
			$this->import_rows(),
			new Importer( $this->import_rows(), $this->subscribers(), $this->proofs(), $this->categories() )
		);
	}

	public function categories(): Newsletter_Categories {
		return new Newsletter_Categories();
	}

	/** What takes the module's mails. */
	public function mailer(): Mailer {
		return new Mailer( $this->outbox(), new Sender( $this->outbox() ), $this->queue(), self::MAILS_JOB );
	}

	/** Mails to strangers are kept no longer than the links in them are good. */
	public function outbox(): Outbox {
		return new Outbox(
			$this->database(),
			new Home_Place(),
			$this->site->clock(),
			self::TABLE_MAILS,
			Sign_Up_Mails::DAYS * DAY_IN_SECONDS
		);
	}

	/** @return array<string, Job_Handler> By kind. */
	public function jobs(): array {
		return ( new Mails_Jobs( $this->outbox(), $this->queue(), $this->site->clock() ) )->all(
			self::MAILS_JOB,
			__( 'Send emails to people who subscribe', 'slipstream' ),
			__( 'Try emails to people who subscribe again', 'slipstream' )
		) + array( Import_Job::KIND => $this->import_job() );
	}

	public function queue(): Job_Queue {
		return $this->jobs->queue();
	}

	public function texts(): Texts {
		return new Texts( $this->database(), $this->site->clock() );
	}

	private function database(): Subscribers_Database {
		return new Subscribers_Database( $this->site->database() );
	}
}
