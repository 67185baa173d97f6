<?php

declare( strict_types=1 );

namespace Slipstream\Payers;

use Slipstream\Http\Page_Parts;
use Slipstream\Jobs\Due_Job;
use Slipstream\Jobs\Job_Queue;
use Slipstream\Jobs\Jobs_Module;
use Slipstream\Jobs\Retry_Job;
use Slipstream\Members\Members_Module;
use Slipstream\Memberships\Memberships_Module;
use Slipstream\Modules\Jobs\Job_Handler;
use Slipstream\Payers\Cancel\Canceler;
use Slipstream\Payers\Cancel\Wish;
use Slipstream\Payers\Cancel\Wishes;
use Slipstream\Payers\Declarations\Confirm_Page;
use Slipstream\Payers\Declarations\Declaration;
use Slipstream\Payers\Declarations\Declaration_Choices;
use Slipstream\Payers\Declarations\Declaration_Job;
use Slipstream\Payers\Declarations\Declaration_Limits;
use Slipstream\Payers\Declarations\Declaration_Links;
use Slipstream\Payers\Declarations\Declaration_Page;
use Slipstream\Payers\Declarations\Declaration_Service;
use Slipstream\Payers\Declarations\Declarations;
use Slipstream\Mail\Outbox\Mailer;
use Slipstream\Mail\Outbox\Mails_Jobs;
use Slipstream\Mail\Outbox\Outbox;
use Slipstream\Mail\Outbox\Sender;
use Slipstream\Payers\Pages\My_Payments_Page;
use Slipstream\Payers\Pages\My_Payments_View;
use Slipstream\Payers\Pages\Own_Payments;
use Slipstream\Payers\Pages\Payer_Actions;
use Slipstream\Payers\Payment_Mails\Payment_Mailer;
use Slipstream\Payments\Payments_Module;
use Slipstream\Support\Environment;

/** Builds each part when it is asked for. */
final class Payers_Services {

	/** The mails to people who pay, and the kind of job that sends them. */
	public const TABLE_MAILS = 'slipstream_payment_mails';
	public const MAILS_JOB   = 'payment-mails';

	public function __construct(
		private Environment $site,
		private Payments_Module $payments,
		private Members_Module $members,
		private Jobs_Module $jobs,
		private Memberships_Module $memberships
	) {}

	public function my_payments_page(): My_Payments_Page {
		return new My_Payments_Page(
			$this->members,
			new Own_Payments( $this->payments->records(), $this->wishes() ),
			new Payer_Actions( $this->payments->guard_of( ... ), $this->canceler() )
		);
	}

	public function canceler(): Canceler {
		return new Canceler(
			$this->wishes(),
			$this->payments->subscription_changes(),
			$this->mailer(),
			$this->queue(),
			$this->site->clock()
		);
	}

	public function wishes(): Wishes {
		return new Wishes( $this->database(), $this->places(), $this->site->clock() );
	}

	/** What takes mails to people who pay. */
	public function mailer(): Mailer {
		return new Mailer( $this->outbox(), new Sender( $this->outbox() ), $this->queue(), self::MAILS_JOB );
	}

	public function payment_mailer(): Payment_Mailer {
		return new Payment_Mailer(
			$this->payments->unconfirmed_orders(),
			$this->memberships->plans(),
			$this->mailer()
		);
	}

	public function outbox(): Outbox {
		return new Outbox( $this->database(), $this->places(), $this->site->clock(), self::TABLE_MAILS );
	}

	/** @return array<string, Job_Handler> By kind. */
	public function jobs(): array {
		$queue = $this->queue();
		$mails = new Mails_Jobs( $this->outbox(), $queue, $this->site->clock() );
		return $mails->all(
			self::MAILS_JOB,
			__( 'Send emails to people who pay', 'slipstream' ),
			__( 'Try emails to people who pay again', 'slipstream' )
		) + array(
			Canceler::JOB         => $this->cancel_job(),
			Canceler::RETRY       => new Retry_Job(
				$queue,
				Canceler::JOB,
				__( 'Try to cancel subscriptions again', 'slipstream' )
			),
			Declaration_Job::KIND => $this->declarations_job(),
		);
	}

	/** @return Due_Job<Wish> */
	private function cancel_job(): Due_Job {
		$wishes   = $this->wishes();
		$canceler = $this->canceler();
		return new Due_Job(
			__( 'Cancel subscriptions for people who pay', 'slipstream' ),
			$this->site->clock(),
			static fn (): array => $wishes->due(),
			// As it is now: they may have wished for something else while others were carried out.
			static fn ( Wish $wish ): Wish => $canceler->carry_out( $wishes->get( $wish->id ) ),
			static fn (): ?int => $wishes->next_due(),
			fn ( int $due ) => $this->queue()->add( Canceler::RETRY, due: $due )
		);
	}

	/** @return Due_Job<Declaration> */
	private function declarations_job(): Due_Job {
		$declarations = $this->declarations();
		$service      = $this->declaration_service();
		return new Due_Job(
			__( 'Carry out cancellations and withdrawals', 'slipstream' ),
			$this->site->clock(),
			static fn (): array => $declarations->unfinished(),
			static fn ( Declaration $declaration ) => $service->finish( $declaration ),
			static fn (): ?int => null,
			static fn () => null
		);
	}

	public function declaration_page(): Declaration_Page {
		return new Declaration_Page(
			$this->declaration_service(),
			$this->declarations(),
			$this->declaration_limits(),
			$this->members,
			$this->site->clock()->now()
		);
	}

	/** The page that the link in a declaration's receipt leads to. */
	public function confirm_page(): Confirm_Page {
		return new Confirm_Page(
			$this->declaration_links(),
			$this->declaration_choices(),
			$this->wishes(),
			Page_Parts::link( My_Payments_Page::own_url(), My_Payments_View::title() )
		);
	}

	public function declaration_service(): Declaration_Service {
		return new Declaration_Service(
			$this->declarations(),
			$this->declaration_choices(),
			$this->declaration_links(),
			$this->mailer(),
			$this->declaration_job()
		);
	}

	public function declaration_choices(): Declaration_Choices {
		return new Declaration_Choices(
			$this->declarations(),
			$this->payments->records(),
			$this->canceler(),
			$this->mailer(),
			$this->declaration_job()
		);
	}

	public function declaration_links(): Declaration_Links {
		return new Declaration_Links(
			$this->declarations(),
			$this->site->clock(),
			fn (): string => $this->site->signing_key()
		);
	}

	/** What asks for the job. */
	public function declaration_job(): Declaration_Job {
		return new Declaration_Job( $this->queue(), $this->site->clock() );
	}

	public function declarations(): Declarations {
		return new Declarations( $this->database(), $this->places(), $this->site->clock() );
	}

	private function declaration_limits(): Declaration_Limits {
		return new Declaration_Limits( $this->site->counters() );
	}

	public function checks(): Payers_Checks {
		return new Payers_Checks(
			$this->outbox(),
			$this->wishes(),
			$this->declarations(),
			$this->declaration_limits()
		);
	}

	public function personal_data(): Payers_Privacy {
		return new Payers_Privacy( $this->outbox(), $this->wishes(), $this->declarations() );
	}

	public function queue(): Job_Queue {
		return $this->jobs->queue();
	}

	public function places(): Places {
		return new Places( $this->payments->site_copy() );
	}

	private function database(): Payers_Database {
		return new Payers_Database( $this->site->database() );
	}
}
